"""Descriptions of browsers as codes, and codes as descriptions into which nothing can get."""

import random
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.together.bytes_text import CodeError
from game.together.code import AddressKind, Candidate, Code, Kind
from game.together.description import MAX_DESCRIPTION, description_of, read_description
from tests.effort import often
from tests.together.codes import FULL, LARGEST, codes
from tests.together.descriptions import CHROMIUM, DEVICE, FINGERPRINT, FIREFOX, NAMES, lines

IPV4 = Candidate(AddressKind.IPV4, bytes([192, 168, 1, 7]), 50_000)
IPV6 = Candidate(AddressKind.IPV6, bytes([0xFD, *[0] * 14, 1]), 50_001)


def read(description: str) -> Code:
    return read_description(description, DEVICE)


def candidates_of(*texts: str) -> tuple[Candidate, ...]:
    """The candidates of a description with these values of `a=candidate`."""
    kept = [line for line in FIREFOX.splitlines() if not line.startswith("a=candidate:")]
    return read(lines(*kept, *(f"a=candidate:{text}" for text in texts))).candidates


def test_the_description_of_chromium() -> None:
    names = (bytes.fromhex(name.replace("-", "")) for name in NAMES)
    first, second = (
        Candidate(AddressKind.MDNS, name, port)
        for name, port in zip(names, (54_321, 54_322), strict=True)
    )
    expected = Code(
        Kind.OFFER, DEVICE, bytes(range(32)), "Ab+/", "abcdefghijklmnopqrstuvwx", (first, second)
    )
    assert read(CHROMIUM) == expected


def test_the_description_of_firefox() -> None:
    code = read(FIREFOX)
    assert (code.kind, code.ufrag, code.pwd) == (Kind.ANSWER, "01234567", "0123456789abcdef" * 2)
    assert code.fingerprint == bytes(range(32))
    assert code.candidates == (IPV4, IPV6)


def test_the_description_of_a_code() -> None:
    assert description_of(FULL) == lines(
        "v=0",
        "o=- 1 1 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=ice-ufrag:Ab+/",
        "a=ice-pwd:abcdefghijklmnopqrstuvwx",
        f"a=fingerprint:sha-256 {FINGERPRINT}",
        "a=setup:actpass",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
        "a=candidate:1 1 udp 2130706431 00010203-0405-0607-0809-0a0b0c0d0e0f.local 50000 typ host",
        "a=candidate:2 1 udp 2130706175 192.168.1.7 65535 typ host",
        "a=candidate:3 1 udp 2130705919 fd00:0:0:0:0:0:0:1 1 typ host",
        "a=end-of-candidates",
    )
    assert "a=setup:active\r\n" in description_of(replace(FULL, kind=Kind.ANSWER))


LINE = re.compile(
    r"v=0|o=- 1 1 IN IP4 127\.0\.0\.1|s=-|t=0 0|a=group:BUNDLE 0|c=IN IP4 0\.0\.0\.0"
    r"|m=application 9 UDP/DTLS/SCTP webrtc-datachannel"
    r"|a=ice-ufrag:[A-Za-z0-9+/]{4,255}|a=ice-pwd:[A-Za-z0-9+/]{22,255}"
    r"|a=fingerprint:sha-256 [0-9A-F]{2}(:[0-9A-F]{2}){31}|a=setup:act(pass|ive)"
    r"|a=mid:0|a=sctp-port:5000|a=max-message-size:262144|a=end-of-candidates"
    r"|a=candidate:[1-6] 1 udp [0-9]{10} [0-9a-f.:-]+(\.local)? [0-9]{1,5} typ host"
)
"""Each line that a description can have."""


@given(codes)
def test_a_description_has_the_lines_of_the_template_and_no_others(code: Code) -> None:
    description = description_of(code)
    assert description.endswith("\r\n")
    found = description.removesuffix("\r\n").split("\r\n")
    assert [line for line in found if not LINE.fullmatch(line)] == []
    assert len(found) == 15 + len(code.candidates)
    assert len(description) < MAX_DESCRIPTION


@given(codes)
def test_a_code_comes_back_from_its_description(code: Code) -> None:
    back = read_description(description_of(code), code.device)
    usual = dict.fromkeys(c for c in code.candidates if c.kind is not AddressKind.IPV6)
    last = dict.fromkeys(c for c in code.candidates if c.kind is AddressKind.IPV6)
    assert back == replace(code, candidates=(*usual, *last))


def test_the_largest_code_has_a_description() -> None:
    back = read_description(description_of(LARGEST), LARGEST.device)
    assert back == replace(LARGEST, candidates=LARGEST.candidates[:1])


@pytest.mark.parametrize(
    "text",
    [
        "1 1 tcp 1 192.168.1.7 50000 typ host tcptype passive",
        "1 2 udp 1 192.168.1.7 50000 typ host",
        "1 1 udp 1 192.168.1.7 50000 typ prflx",
        "1 1 udp 1 192.168.1.7 0 typ host",
        "1 1 udp 1 192.168.1.7 65536 typ host",
        "1 1 udp 1 192.168.1.7 123456 typ host",
        "1 1 udp 1 192.168.1.7 ٣ typ host",
        "1 1 udp 1 192.168.1 50000 typ host",
        "1 1 udp 1 192.168.1.07 50000 typ host",
        "1 1 udp 1 192.168.1.256 50000 typ host",
        "1 1 udp 1 fe80::1%eth0 50000 typ host",
        "1 1 udp 1 fe80::1::2 50000 typ host",
        "1 1 udp 1 example.org 50000 typ host",
        "1 1 udp 1 6f1c4b1e.local 50000 typ host",
        f"1 1 udp 1 {NAMES[0]}.local.example.org 50000 typ host",
        "1 1 udp 1 192.168.1.7 50000 typ hostile",
        "1 1 udp 1 192.168.1.7 50000",
        "",
    ],
)
def test_a_candidate_of_another_kind_is_left_out(text: str) -> None:
    assert candidates_of(text, "1 1 udp 1 192.168.1.7 50000 typ host") == (IPV4,)


def test_a_description_without_candidates_has_a_code() -> None:
    assert candidates_of() == ()


def test_of_many_candidates_six_stay_and_ipv6_addresses_leave_first() -> None:
    many = [f"{n} 1 udp 1 fd00::{n} 50000 typ host" for n in range(1, 8)]
    found = candidates_of(*many, "8 1 udp 1 192.168.1.7 50000 typ host")
    assert [one.address[-1] for one in found] == [7, 1, 2, 3, 4, 5]
    assert found[0] == IPV4


def test_the_same_candidate_counts_once() -> None:
    text = "1 1 udp 1 192.168.1.7 50000 typ host"
    assert candidates_of(text, text.replace("1 1", "2 1", 1)) == (IPV4,)


FAULTS = [
    ("a=ice-ufrag:Ab+/\r\n", "", "no ice-ufrag"),
    ("a=ice-ufrag:Ab+/", "a=ice-ufrag:Ab-_", "ice-ufrag is not"),
    ("a=ice-pwd:abc", "a=ice-pwd: abc", "ice-pwd is not"),
    ("a=ice-pwd:", "a=ice-password:", "no ice-pwd"),
    ("sha-256", "sha-1", "no fingerprint of SHA-256"),
    ("sha-256 00:", "sha-256 ", "no fingerprint of SHA-256"),
    ("setup:actpass", "setup:passive", "another setup than actpass or active"),
    ("a=setup:actpass\r\n", "", "no setup"),
    ("a=mid:0", "a=mid:data", "another mid than 0"),
    ("sctp-port:5000", "sctp-port:5001", "another sctp-port than 5000"),
    ("m=application 54321", "m=application 0", "something else than one data channel"),
    ("UDP/DTLS/SCTP", "TCP/DTLS/SCTP", "something else than one data channel"),
    ("m=application", "m=audio", "something else than one data channel"),
    ("a=mid:0", "a=mid:0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 0", "something else than one"),
    ("s=-", "s=" + "-" * MAX_DESCRIPTION, "not at most 20000"),
]


@pytest.mark.parametrize(("before", "after", "fault"), FAULTS)
def test_a_description_without_a_code(before: str, after: str, fault: str) -> None:
    assert before in CHROMIUM
    with pytest.raises(CodeError, match=fault):
        read(CHROMIUM.replace(before, after))


def test_the_channel_counts_more_than_the_session() -> None:
    session = "a=ice-ufrag:session\r\na=fingerprint:sha-256 " + ":".join(["FF"] * 32)
    assert read(CHROMIUM.replace("t=0 0", f"t=0 0\r\n{session}")) == read(CHROMIUM)


def test_other_line_ends_and_small_letters_are_read() -> None:
    assert read(CHROMIUM.replace("\r\n", "\n")) == read(CHROMIUM)
    assert read(CHROMIUM.replace(FINGERPRINT, FINGERPRINT.lower())) == read(CHROMIUM)


NOISE = ["", "\n", ":", " ", "0", "m=", "\0", "é"]


def is_refused(description: str) -> bool:
    try:
        read(description)
    except CodeError as error:
        assert str(error)
        return True
    return False


def test_mutated_descriptions_are_read_or_refused() -> None:
    rng = random.Random(2)
    count = 0
    for _mutation in range(often(1_000)):
        text = list(rng.choice((CHROMIUM, FIREFOX)))
        for _change in range(rng.randrange(1, 8)):
            at = rng.randrange(len(text))
            text[at : at + rng.randrange(3)] = rng.choice(NOISE)
        count += is_refused("".join(text))
    assert count > 150


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert is_refused(text)
    is_refused(CHROMIUM + text)
    is_refused(CHROMIUM.replace("a=mid:0", text))
