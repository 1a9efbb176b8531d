"""Serves `dist/` to the local network: `python -m tools.browsers.share [PORT]`."""

import fcntl
import io
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

from tools.browsers.serve import given_port, server_at, until_interrupted

ROUTED = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of no machine; the way to them leads through the network. Nothing is sent."""

SIOCGIFADDR = 0x8915 if sys.platform == "linux" else 0xC0206921
WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"

NO_NETWORK = (
    "This machine is in no network. Connect it to the network of the tablet, and try again."
)

ADVICE = """\
It works only while this machine serves it: a page that did not come over HTTPS cannot work without
a network. At home a copy on GitHub Pages can; docs/hosting.md says how to make one.
If a tablet cannot open it: is it in the same network? Does a firewall close the port?
"""


def main() -> None:
    """Serves until Ctrl+C; exits with 1 if there is no network."""
    found = addresses()
    if not found:
        sys.exit(NO_NETWORK)
    site = server_at(given_port(), "::" if ":" in found[0] else "0.0.0.0")
    with until_interrupted(site):
        print(invitation([url(address, site.server_port) for address in found]), flush=True)
        site.serve_forever()


def addresses() -> list[str]:
    """The addresses of this machine in its networks, the most likely first.

    They are of IPv6 only if there is none of IPv4.
    """
    found = [*routed(socket.AF_INET), *of_interfaces()]
    of_ipv4 = [address for address in dict.fromkeys(found) if is_shared(address)]
    return of_ipv4 or [*filter(is_shared, routed(socket.AF_INET6))]


def routed(family: socket.AddressFamily) -> Iterator[str]:
    """The address from which this machine would send to other networks."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((ROUTED[family], 1))
        yield asked.getsockname()[0]


def of_interfaces() -> Iterator[str]:
    """The first IPv4 address of each network interface."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _number, name in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(asked, SIOCGIFADDR, name.encode().ljust(32, b"\0"))
                yield socket.inet_ntoa(answer[20:24])


def is_shared(address: str) -> bool:
    """Whether other machines can use the address as it is."""
    parsed = ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def url(address: str, port: int) -> str:
    """The address of the page."""
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"


def invitation(urls: list[str]) -> str:
    """What the terminal shows: the addresses, and what to know about them."""
    first, *others = urls
    lines = [f"Rowdy Zoo is at {first} (stop it with Ctrl+C)", "", *qr_code(first)]
    if others:
        lines += [f"Other addresses, if that one fails: {' '.join(others)}", ""]
    where = "on the internet" if any(map(is_public, urls)) else "in the network"
    lines += [f"Everybody {where} can open it, without a password.", ADVICE]
    return "\n".join(lines)


def is_public(url: str) -> bool:
    """Whether the address may be reached from the internet."""
    return ip_address(urlsplit(url).hostname or "").is_global


def qr_code(text: str) -> Iterator[str]:
    """The lines of a QR code, dark on light. A terminal that cannot show blocks gets none."""
    drawn = io.StringIO()
    segno.make_qr(text).terminal(drawn, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    is_terminal = sys.stdout.isatty()
    for line in drawn.getvalue().splitlines():
        yield f"{WHITE_ON_BLACK}{line}{PLAIN}" if is_terminal else line
    yield ""


if __name__ == "__main__":
    main()
