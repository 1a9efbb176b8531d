"""Addresses of candidates: they are read as the library reads them."""

from ipaddress import IPv4Address, IPv6Address, ip_address

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.together.address import address_text, read_address
from game.together.code import AddressKind

NAME = "6f1c4b1e-8a1f-4b8e-9d2a-0123456789ab.local"

almost = st.text("0123456789abcdefg:.%/ -", max_size=45)
"""Texts with the characters of addresses."""


def packed(text: str) -> tuple[AddressKind, bytes] | None:
    """What the library reads; None for what no browser writes: a zone, an IPv4 address inside."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    if isinstance(found, IPv4Address):
        return AddressKind.IPV4, found.packed
    return None if set(text) & set("%.") else (AddressKind.IPV6, found.packed)


@given(st.binary(min_size=4, max_size=4))
def test_ipv4_addresses_come_back(address: bytes) -> None:
    text = address_text(AddressKind.IPV4, address)
    assert text == str(IPv4Address(address))
    assert read_address(text) == (AddressKind.IPV4, address)


@given(
    st.binary(min_size=16, max_size=16)
    | st.lists(st.sampled_from([0, 0, 1]), min_size=16, max_size=16).map(bytes)
)
def test_ipv6_addresses_come_back(address: bytes) -> None:
    known, text = IPv6Address(address), address_text(AddressKind.IPV6, address)
    assert IPv6Address(text) == known
    for way in (text, known.compressed, known.exploded):
        assert read_address(way) == packed(way)
    assert read_address(text) == (AddressKind.IPV6, address)


@given(st.binary(min_size=16, max_size=16))
def test_names_come_back(address: bytes) -> None:
    text = address_text(AddressKind.MDNS, address)
    assert len(text) == len(NAME)
    assert read_address(text) == (AddressKind.MDNS, address)


@given(almost | st.text())
@example("::")
@example(":::")
@example("1::2::3")
@example("1:2:3:4:5:6:7::")
@example("1:2:3:4:5:6:7:8::")
@example("::1:2:3:4:5:6:7:8")
@example("1:2:3:4:5:6:7")
@example("1:2:3:4:5:6:7:8:9")
@example(":1:2:3:4:5:6:7")
@example("12345::")
@example("1.2.3.4.")
@example("01.2.3.4")
@example("256.2.3.4")
@example("١.2.3.4")
@example("١::")
def test_other_texts_are_read_as_the_library_reads_them(text: str) -> None:
    assert read_address(text.lower()) == packed(text.lower())


@pytest.mark.parametrize(
    "text",
    [
        "",
        ".local",
        "local",
        NAME.upper(),
        NAME.replace("-", ""),
        NAME.replace("6f", "6g"),
        NAME.replace("6f", "١f"),
        NAME.replace("6f1c4b1e-8a1f", "6f1c-4b1e8a1f"),
        NAME + ".local",
        NAME + ".",
        NAME.removesuffix(".local"),
        "0" + NAME,
    ],
)
def test_other_names_are_not_read(text: str) -> None:
    assert read_address(text) is None
