"""Attacks on the sandbox of bots, and a page that tries them."""

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game.rules.observation import observe
from game.workshop.seen_text import write_seen
from tests.rules.scenes import LITTLE, deal

ROOT = Path(__file__).parent.parent
SEEN = write_seen(observe(deal(LITTLE), 0))
GOOD = """import os, re, sys
def choose(seen, rng):
    print(seen.seat, file=sys.stdout)
    return seen.legal[0]
"""
ACTION = str(observe(deal(LITTLE), 0).legal[0])

SHORT = 400
"""The limit for attacks that never answer, in milliseconds; all others have the usual one."""


class Attack(NamedTuple):
    """A file in `e2e/attacks`: what it tries, and the answers of which one must come."""

    name: str
    tries: str
    answers: tuple[str, ...]
    code: str
    asks: str = "choose"
    """How the sandbox is asked."""


def attack(path: Path) -> Attack:
    """The attack in a file."""
    code = path.read_text(encoding="utf-8")
    found = re.match(r"# Tries to (.+)\.\n# Answer: (.+)\n(?:# Asked: (.+)\n)?", code)
    assert found, f"{path} does not say what it tries and what is answered"
    return Attack(path.stem, found[1], tuple(found[2].split(" or ")), code, found[3] or "choose")


ATTACKS = [attack(path) for path in sorted((ROOT / "e2e" / "attacks").glob("*.py"))]


@cache
def page_html() -> str:
    """A page with the policy that a page with a sandbox needs."""
    cage = (ROOT / "static" / "workshop" / "cage.js").read_text(encoding="utf-8")
    found = re.search(r'HASH = "(.+)"', cage)
    assert found
    policy = (
        f"default-src 'none'; script-src 'self' 'wasm-unsafe-eval' '{found[1]}';"
        " connect-src 'self'; worker-src 'self' blob:; img-src data:"
    )
    return (
        f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<link rel="icon" href="data:,"><title>Sandbox</title><p>Here nothing changes.</p>'
    )


PUT = """async () => {
  localStorage.setItem("save", "text");
  document.cookie = "save=1";
  await (await caches.open("save")).put("save", new Response("text"));
  await new Promise((resolve) => {
    const opening = indexedDB.open("save", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("s").put("text", "save");
    opening.onsuccess = () => resolve(opening.result.close());
  });
  window.heard = [];
  new BroadcastChannel("save").onmessage = ({ data }) => window.heard.push(data);
  addEventListener("message", ({ data }) => window.heard.push(data));
}"""

WHAT_IS_THERE = """async () => {
  const held = [];
  for (const name of (await caches.keys()).sort()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      held.push([url, await (await cache.match(url)).text()]);
    }
  }
  const saved = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("save");
    opening.onerror = reject;
    opening.onsuccess = () => {
      const asking = opening.result.transaction("s").objectStore("s").getAll();
      asking.onsuccess = () => resolve(asking.result);
    };
  });
  const databases = (await indexedDB.databases()).map(({ name }) => name).sort();
  const workers = (await navigator.serviceWorker.getRegistrations()).length;
  const { title, cookie } = document;
  const text = document.body.innerText;
  const files = [];
  const folder = await navigator.storage?.getDirectory?.();
  if (folder) for await (const name of folder.keys()) files.push(name);
  return [held, saved, databases, workers, title, cookie, text, files, { ...localStorage },
    history.length, location.href, window.heard];
}"""
"""Everything outside the sandbox that an attack might change."""

TRY_ALL = r"""async ([attacks, seen, good, action]) => {
  const { Sandbox } = await import(new URL("static/workshop/sandbox.js", location.href).href);
  const answers = {};
  const waiting = [...attacks];
  const run = async (limit) => {
    let sandbox = new Sandbox({ limit });
    await sandbox.ready();
    const ask = async (code, asks = "choose") => {
      const loaded = JSON.parse(await sandbox.load(code));
      return loaded.ok ? JSON.parse(await sandbox[asks](seen)) : loaded;
    };
    for (;;) {
      const at = waiting.findIndex((attack) => attack.limit === limit);
      if (at < 0) break;
      const [{ name, code, asks }] = waiting.splice(at, 1);
      answers[name] = await ask(code, asks);
      const after = await ask(good);
      if (after.action !== action || after.printed !== "0\n") {
        sandbox.end();
        sandbox = new Sandbox({ limit });
        await sandbox.ready();
      }
    }
    sandbox.end();
  };
  await Promise.all([...new Set(attacks.map(({ limit }) => limit))].map(run));
  return answers;
}"""
"""Tries all attacks. A Python in which one has changed something is not used for the next."""


def question(attacks: list[Attack]) -> list[Any]:
    """The argument of TRY_ALL."""
    told = [
        {
            "name": a.name,
            "code": a.code,
            "asks": a.asks,
            "limit": SHORT if "slow" in a.answers else 3_000,
        }
        for a in attacks
    ]
    return [told, SEEN, GOOD, ACTION]


def fits(answer: dict[str, Any], promised: str) -> bool:
    """Whether the answer is the promised one: `ok`, or a reason, or a reason and a kind."""
    told = "ok" if answer["ok"] else answer["why"]
    return promised in (told, f"{told} {answer.get('kind')}")


def has_plain_steps(answer: dict[str, Any]) -> bool:
    """Whether the answer has no action, and at most 2,000 steps of numbers and texts."""
    steps = answer.get("steps", [])
    return "action" not in answer and len(steps) <= 2_000 and all(map(_is_plain, steps))


def _is_plain(step: list[Any]) -> bool:
    line, call, names, cells, printed, left_out = step
    numbers = line, call, printed, left_out, *cells.values()
    texts = all(isinstance(text, str) for text in names.values())
    return texts and all(isinstance(number, int | float) for number in numbers)


TRIES = {
    "fetch": "await fetch(site + 'stolen')",
    "fetch of elsewhere": "await fetch('https://example.org/')",
    "a request": "const r = new XMLHttpRequest(); r.open('GET', site); await sent(r)",
    "a socket": "await opened(() => new WebSocket(site.replace('http', 'ws')))",
    "events": "await opened(() => new EventSource(site))",
    "a transport": "await new WebTransport('https://example.org/').ready",
    "a script": "importScripts(site + 'static/workshop/cage.js')",
    "a module": "await import(site + 'static/workshop/cage.js')",
    "a worker of the site": "await failed(new Worker(site + 'static/workshop/bot_worker.js'))",
    "a database": "await asked(indexedDB.open('save'))",
    "deleting a database": "await asked(indexedDB.deleteDatabase('save'))",
    "a cache of the site": "if (!(await caches.match(site + 'save'))) throw 0",
    "files": "await navigator.storage.getDirectory()",
    "a lock": "await navigator.locks.request('save', () => {})",
    "a service worker": "await navigator.serviceWorker.register(site + 'sw.js')",
    "cookies": "await cookieStore.set('save', '2')",
    "code": "eval('1')",
    "a function of text": "new Function('return 1')()",
}
"""The tries of JavaScript in the cage, each alone."""

HOSTILE = """
const sent = (request) => new Promise((resolve, reject) => {
  request.onload = resolve;
  request.onerror = reject;
  request.send();
});
const opened = (begin) => new Promise((resolve, reject) => {
  const target = begin();
  target.onopen = resolve;
  target.onerror = reject;
});
const asked = (request) => new Promise((resolve, reject) => {
  request.onsuccess = resolve;
  request.onerror = reject;
});
const failed = (worker) => new Promise((resolve, reject) => {
  worker.onerror = reject;
  setTimeout(resolve, 2000);
});
onmessage = async ({ data: { address }, ports: [port] }) => {
  const site = await address.text();
  try { new BroadcastChannel("save").postMessage("stolen"); } catch {}
  const tries = { TRIES };
  const done = [];
  for (const [name, attempt] of Object.entries(tries)) {
    try { await attempt(); done.push(name); } catch {}
  }
  port.postMessage(done);
};
"""

IN_CAGE = """async ([source, site]) => {
  const { openCage } = await import(new URL("static/workshop/cage.js", location.href).href);
  return new Promise((resolve, reject) => {
    const cage = openCage(new Blob([source]), { address: new Blob([site]) }, reject);
    cage.port.onmessage = ({ data }) => { cage.end(); resolve(data); };
  });
}"""


def hostile() -> str:
    """JavaScript that makes all tries, and reports which of them succeeded."""
    tries = ", ".join(f'"{name}": async () => {{ {code}; }}' for name, code in TRIES.items())
    return HOSTILE.replace("TRIES", tries)
