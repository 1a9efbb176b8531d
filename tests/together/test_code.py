"""The code of a QR picture: what is written is read again, and nothing else is read."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.together.bytes_text import MAX_ADDRESS, CodeError, NewerCodeError, to_bytes, to_text
from game.together.code import (
    MAX_LENGTH,
    MAX_SIZE,
    SIGN,
    AddressKind,
    Candidate,
    Code,
    code_bytes,
    code_text,
    read_bytes,
    read_code,
)
from tests.effort import often
from tests.together.codes import FULL, LARGEST, codes

DATA = code_bytes(FULL)
TEXT = code_text(FULL)
UFRAG_AT = 1 + 1 + 8 + 32
PWD_AT = UFRAG_AT + 1 + 4
NUMBER_AT = PWD_AT + 1 + 24
LEAST_HOSTILE = 150


def refused(data: bytes) -> str:
    """Why the bytes are no code; empty if they are one, which is then written in the same way."""
    try:
        code = read_bytes(data)
    except CodeError as error:
        assert str(error)
        return str(error)
    assert code_bytes(code) == data
    return ""


def refused_text(address: str) -> str:
    """Why the address has no code; empty if it has one."""
    try:
        code = read_code(address)
    except CodeError as error:
        assert str(error)
        return str(error)
    assert code_text(code) == SIGN + address.partition(SIGN)[2]
    return ""


def changed(at: int, *numbers: int) -> bytes:
    """The bytes of the example with others at this place."""
    return DATA[:at] + bytes(numbers) + DATA[at + len(numbers) :]


def with_credentials(ufrag: bytes = b"abcd", pwd: bytes = b"a" * 22) -> bytes:
    """A code without candidates."""
    both = b"".join(bytes([len(text)]) + text for text in (ufrag, pwd))
    return DATA[:UFRAG_AT] + both + b"\0"


def test_the_bytes_of_a_code() -> None:
    head = "01 00 0123456789abcdef"
    assert DATA.hex() == (
        head.replace(" ", "")
        + bytes(range(32)).hex()
        + "04"
        + b"Ab+/".hex()
        + "18"
        + b"abcdefghijklmnopqrstuvwx".hex()
        + "03"
        + "01000102030405060708090a0b0c0d0e0fc350"
        + "04c0a80107ffff"
        + "06fd0000000000000000000000000000010001"
    )


@given(codes)
def test_a_code_comes_back_as_it_was(code: Code) -> None:
    assert read_bytes(code_bytes(code)) == code
    assert read_code(f"https://example.org/rowdy-zoo/?x=1{code_text(code)}") == code
    assert len(code_text(code)) <= len(SIGN) + MAX_LENGTH


def test_the_largest_code_has_the_largest_size() -> None:
    assert len(code_bytes(LARGEST)) == MAX_SIZE == 669
    assert len(code_text(LARGEST)) == len(SIGN) + MAX_LENGTH == 3 + 892
    assert read_code(code_text(LARGEST)) == LARGEST


FAULTS = [
    (b"", "ends before the end of its version"),
    (changed(0, 0), "has the version 0, not 1"),
    (changed(0, 2), "has the version 2, not 1"),
    (changed(1, 2), "the kind is 2"),
    (changed(2, *[0] * 8), "only zeros"),
    (with_credentials(ufrag=b"abc"), "ice-ufrag"),
    (with_credentials(ufrag=b""), "ice-ufrag"),
    (changed(UFRAG_AT, 255), "ends before the end of its ice-ufrag"),
    (changed(UFRAG_AT + 1, ord("\n")), "ice-ufrag"),
    (changed(UFRAG_AT + 1, ord("-")), "ice-ufrag"),
    (changed(UFRAG_AT + 1, 0xE9), "ice-ufrag"),
    (changed(PWD_AT + 24, ord("\r")), "ice-pwd"),
    (changed(PWD_AT + 24, ord("\n")), "ice-pwd"),
    (changed(PWD_AT + 24, ord("=")), "ice-pwd"),
    (with_credentials(pwd=b"a" * 21), "ice-pwd"),
    (changed(NUMBER_AT, 2), "bytes too many"),
    (changed(NUMBER_AT, 4), "ends before the end of its kind of address"),
    (changed(NUMBER_AT, 7), "7 candidates, not at most 6"),
    (changed(NUMBER_AT + 1, 0), "kind of address is 0"),
    (changed(NUMBER_AT + 1, 2), "kind of address is 2"),
    (changed(len(DATA) - 2, 0, 0), "port is 0"),
    (DATA + b"\0", "1 bytes too many"),
    (DATA[:-1], "ends before the end of its port"),
    (DATA + bytes(MAX_SIZE), "not at most 669"),
    (bytes(10_000_000), "not at most 669"),
]


@pytest.mark.parametrize(("data", "fault"), FAULTS)
def test_bytes_that_are_no_code(data: bytes, fault: str) -> None:
    assert fault in refused(data)


@pytest.mark.parametrize("version", range(2, 256, 11))
def test_a_newer_version_is_an_error_of_its_own(version: int) -> None:
    with pytest.raises(NewerCodeError):
        read_bytes(changed(0, version))


def hostile_bytes() -> Iterator[bytes]:
    rng = random.Random(1)
    yield from (DATA[:length] for length in range(len(DATA)))
    yield from (DATA + rng.randbytes(length) for length in range(1, 40))
    yield from (bytes([version]) + DATA[1:] for version in range(256) if version != 1)
    yield from (changed(at, DATA[at] ^ 1 << bit) for at in range(len(DATA)) for bit in range(8))
    yield from (rng.randbytes(rng.randrange(2 * MAX_SIZE)) for _time in range(often(200)))
    for _time in range(often(500)):
        data = bytearray(DATA)
        for _change in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        yield bytes(data)


def test_hostile_bytes_are_refused_or_read_as_what_they_say() -> None:
    reasons = list(map(refused, hostile_bytes()))
    assert sum(map(bool, reasons)) > LEAST_HOSTILE
    assert any(not reason for reason in reasons)


ALPHABETS = ["+", "/", "=", " ", "\n", "\0", ".", "%2D", "ä", "Ａ", "\u200b", "\ud800", "😀", "~"]


def hostile_addresses() -> Iterator[str]:
    code = TEXT.removeprefix(SIGN)
    yield from (TEXT[:length] for length in range(len(TEXT)))
    yield from (sign + code for sign in ("", "#", "#t", "#T=", "t=", "#p=", "#g=", "＃t="))
    for sign in ALPHABETS:
        yield from (sign, TEXT + sign, SIGN + sign + code, SIGN + code[:50] + sign + code[50:])
    yield from (TEXT + "A" * number for number in range(1, 9))
    yield from (TEXT + "&fbclid=1", TEXT + TEXT, SIGN + TEXT, SIGN * 3)
    yield from (SIGN + "A" * 10**power for power in range(8))
    yield from ("A" * 10**power + TEXT for power in range(4, 8))


def test_hostile_addresses_are_refused() -> None:
    addresses = list(hostile_addresses())
    assert len(addresses) > LEAST_HOSTILE
    assert [address for address in addresses if not refused_text(address)] == []


def test_an_address_is_measured_before_it_is_read() -> None:
    assert read_code("x" * (MAX_ADDRESS - len(TEXT)) + TEXT) == FULL
    assert "not at most" in refused_text("x" * (MAX_ADDRESS - len(TEXT) + 1) + TEXT)
    assert "not at most 892" in refused_text(SIGN + "A" * 893)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    refused_text(text)
    refused_text(SIGN + text)


@given(st.binary(max_size=MAX_SIZE))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    refused(data)
    refused(DATA[:UFRAG_AT] + data)
    refused(DATA[:NUMBER_AT] + data)


@given(st.binary(max_size=100))
def test_bytes_have_one_text(data: bytes) -> None:
    text = to_text(data)
    assert to_bytes(text, len(text)) == data
    others = {text[:-1] + sign for sign in "ABCDEFGHIJKLMNOPabcdefghij0123456789-_"} - {text}
    for other in others if text else ():
        try:
            assert to_bytes(other, len(text)) != data
        except CodeError as error:
            assert "last character" in str(error)


LONG = "a" * 256
WRONG_FIELDS: list[dict[str, Any]] = [
    {"device": "0" * 16},
    {"device": "0123456789ABCDEF"},
    {"device": "0123456789abcdef\n"},
    {"device": ""},
    {"fingerprint": b""},
    {"fingerprint": bytes(33)},
    {"ufrag": "abc"},
    {"ufrag": "abcd\r\na=candidate:1"},
    {"ufrag": "abcd\n"},
    {"ufrag": "äbcd"},
    {"ufrag": "٣٣٣٣"},
    {"ufrag": LONG},
    {"pwd": "a" * 21},
    {"pwd": "a" * 22 + "\r\n"},
    {"pwd": LONG},
    {"candidates": FULL.candidates * 3},
]


@pytest.mark.parametrize("fields", WRONG_FIELDS)
def test_no_code_has_a_field_that_could_not_be_read_again(fields: dict[str, Any]) -> None:
    with pytest.raises(CodeError):
        replace(FULL, **fields)


@pytest.mark.parametrize(
    ("kind", "size", "port"),
    [
        (AddressKind.IPV4, 16, 1),
        (AddressKind.IPV6, 4, 1),
        (AddressKind.MDNS, 0, 1),
        (AddressKind.IPV4, 4, 0),
        (AddressKind.IPV4, 4, 65_536),
        (AddressKind.IPV4, 4, -1),
    ],
)
def test_no_candidate_has_another_size_or_port(kind: AddressKind, size: int, port: int) -> None:
    with pytest.raises(CodeError):
        replace(FULL, candidates=(Candidate(kind, bytes(size), port),))
