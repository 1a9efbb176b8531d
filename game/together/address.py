"""Addresses of candidates as text and as bytes.

`ipaddress` is not used: it would add 18 kB to what a device downloads.
"""

from game.together.bytes_text import HEX_DIGITS, is_id
from game.together.code import AddressKind

LOCAL = ".local"
GROUPS = 8
"""The number of groups of an IPv6 address."""


def address_text(kind: AddressKind, address: bytes) -> str:
    """The address as session descriptions write it."""
    match kind:
        case AddressKind.MDNS:
            return _with_hyphens(address.hex()) + LOCAL
        case AddressKind.IPV4:
            return ".".join(map(str, address))
        case AddressKind.IPV6:
            pairs = (address[at : at + 2] for at in range(0, 2 * GROUPS, 2))
            return ":".join(f"{int.from_bytes(pair):x}" for pair in pairs)


def read_address(text: str) -> tuple[AddressKind, bytes] | None:
    """The kind and the bytes of an address in lower case; None if codes have no such kind."""
    for kind, read in READERS.items():
        if address := read(text):
            return kind, address
    return None


def _with_hyphens(digits: str) -> str:
    """The digits of a UUID as RFC 9562 writes them."""
    parts = digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]
    return "-".join(parts)


def _mdns(text: str) -> bytes | None:
    """The bytes of `UUID.local`; browsers use no other names."""
    digits = text.removesuffix(LOCAL).replace("-", "")
    if text != _with_hyphens(digits) + LOCAL or not is_id(digits, AddressKind.MDNS.size):
        return None
    return bytes.fromhex(digits)


def _ipv4(text: str) -> bytes | None:
    parts = text.split(".")
    is_valid = len(parts) == AddressKind.IPV4.size and all(part in BYTES for part in parts)
    return bytes(map(int, parts)) if is_valid else None


def _ipv6(text: str) -> bytes | None:
    """The bytes. `::` stands for one or more groups of zeros (RFC 4291, section 2.2)."""
    before, is_short, after = text.partition("::")
    left, right = (part.split(":") if part else [] for part in (before, after))
    zeros = GROUPS - len(left) - len(right)
    groups = [*left, *["0"] * zeros, *right]
    if (zeros < 1) if is_short else zeros:
        return None
    if not all(HEX_DIGITS.issuperset(group) and 1 <= len(group) <= 4 for group in groups):
        return None
    return b"".join(int(group, 16).to_bytes(2) for group in groups)


BYTES = frozenset(map(str, range(256)))
READERS = {AddressKind.MDNS: _mdns, AddressKind.IPV4: _ipv4, AddressKind.IPV6: _ipv6}
