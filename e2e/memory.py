"""Counts what the page keeps: elements, listeners, both heaps, and the links between them."""

from dataclasses import asdict, dataclass

from playwright.sync_api import Page

COLLECT = """async () => {
  const { loadPyodide } = await import(new URL("static/start/boot.mjs", document.baseURI));
  const python = await loadPyodide();
  python._module.enable_pyproxy_allocation_tracing();
  python.runPython("import gc; gc.collect()");
}"""
"""Imports the page's own Pyodide, since a module is loaded once. Also starts to count proxies."""

COUNT = """async () => {
  const { loadPyodide } = await import(new URL("static/start/boot.mjs", document.baseURI));
  const python = await loadPyodide();
  python.runPython("import gc; gc.collect()");
  const module = python._module;
  return {
    elements: document.querySelectorAll("*").length,
    wasm: module.HEAP8.length,
    objects: python.runPython("len(gc.get_objects()) + gc.get_freeze_count()"),
    references: module._hiwire_num_refs(),
    proxies: module.pyproxy_alloc_map.size,
  };
}"""


@dataclass(frozen=True)
class Memory:
    """Counts after garbage collection; `wasm` and `heap` in bytes.

    `references` are JavaScript objects that Python holds. `proxies` are Python objects that
    JavaScript holds, since the first count. `objects` are those that Python's collector knows.
    Only Chromium counts `heap`, `nodes` and `listeners`; in other engines they are 0.
    """

    elements: int
    wasm: int
    objects: int
    references: int
    proxies: int
    heap: int
    nodes: int
    listeners: int

    def __sub__(self, other: "Memory") -> "Memory":
        before = asdict(other)
        return Memory(**{name: now - before[name] for name, now in asdict(self).items()})

    def __str__(self) -> str:
        return ", ".join(f"{name} {number:,}" for name, number in asdict(self).items())


def memory(page: Page) -> Memory:
    """Collect garbage and count."""
    page.evaluate(COLLECT)
    told = {"JSHeapUsedSize": 0, "Nodes": 0, "JSEventListeners": 0}
    if is_chromium(page):
        client = page.context.new_cdp_session(page)
        client.send("HeapProfiler.collectGarbage")
        client.send("Performance.enable")
        metrics = client.send("Performance.getMetrics")["metrics"]
        told |= {metric["name"]: int(metric["value"]) for metric in metrics}
        client.detach()
    return Memory(
        **page.evaluate(COUNT),
        heap=told["JSHeapUsedSize"],
        nodes=told["Nodes"],
        listeners=told["JSEventListeners"],
    )


def is_chromium(page: Page) -> bool:
    """Whether CDP is available."""
    browser = page.context.browser
    return browser is not None and browser.browser_type.name == "chromium"
