"""The session description of a browser (SDP) as a code, and back.

A description has one data channel (RFC 8841) and its candidates (RFC 8839). Only a code reaches
the other device. There the description is written from a template, into which only numbers,
hexadecimal digits and the letters of ICE credentials go.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TypeAlias

from game.together.address import address_text, read_address
from game.together.bytes_text import CodeError
from game.together.code import (
    FINGERPRINT_SIZE,
    MAX_CANDIDATES,
    PORTS,
    AddressKind,
    Candidate,
    Code,
    Kind,
)

MAX_DESCRIPTION = 20_000
"""The length of a description, in characters. Browsers write about 1,000."""

SETUPS = {Kind.OFFER: "actpass", Kind.ANSWER: "active"}
"""Who begins the handshake of DTLS: the device that answers (RFC 8842)."""

FIXED = {"mid": "0", "sctp-port": "5000"}
"""Attributes that no code holds, because every browser writes the same."""

TEMPLATE = """\
v=0
o=- 1 1 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=ice-ufrag:{ufrag}
a=ice-pwd:{pwd}
a=fingerprint:sha-256 {fingerprint}
a=setup:{setup}
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
{candidates}a=end-of-candidates
"""

CANDIDATE = "a=candidate:{foundation} 1 udp {priority} {address} {port} typ host\n"
HIGHEST_PRIORITY = (126 << 24) + (65_535 << 8) + 255
"""The highest priority of a host candidate (RFC 8445, section 5.1.2)."""

PRIORITY_STEP = 1 << 8

MEDIA = "m=application"
PROTOCOL = "UDP/DTLS/SCTP webrtc-datachannel"
DIGEST = "sha-256 "

Attributes: TypeAlias = Sequence[tuple[str, str]]
"""Names and values; the value of a flag is empty."""


def description_of(code: Code) -> str:
    """The description for `setRemoteDescription`, with the type of the code's kind."""
    text = TEMPLATE.format(
        ufrag=code.ufrag,
        pwd=code.pwd,
        fingerprint=code.fingerprint.hex(":").upper(),
        setup=SETUPS[code.kind],
        candidates="".join(_candidate_lines(code.candidates)),
    )
    return text.replace("\n", "\r\n")


def read_description(description: str, device: str) -> Code:
    """The code of a description that the browser of this device has made.

    Read it after all candidates have been gathered. The code has at most 6 host candidates over
    UDP, the IPv6 addresses last: nearly every local network has the others. It has none if the
    browser shows none. CodeError says what the description lacks.
    """
    if len(description) > MAX_DESCRIPTION:
        number = len(description)
        raise CodeError(f"the description has {number} characters, not at most {MAX_DESCRIPTION}")
    lines = description.replace("\r\n", "\n").split("\n")
    _check_media([line for line in lines if line.startswith("m=")])
    attributes = list(_attributes(lines))
    _check_fixed(attributes)
    return Code(
        _kind(attributes),
        device,
        _fingerprint(attributes),
        _value(attributes, "ice-ufrag"),
        _value(attributes, "ice-pwd"),
        _candidates(attributes),
    )


def _check_media(media: Sequence[str]) -> None:
    """CodeError unless there is one data channel; one that is refused has the port 0."""
    words = media[0].split(" ", 2) if len(media) == 1 else []
    if len(words) < 3 or (words[0], words[2]) != (MEDIA, PROTOCOL) or words[1] == "0":
        raise CodeError("the description has something else than one data channel")


def _attributes(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        if line.startswith("a="):
            name, _colon, value = line.removeprefix("a=").partition(":")
            yield name, value


def _values(attributes: Attributes, wanted: str) -> list[str]:
    return [value for name, value in attributes if name == wanted]


def _value(attributes: Attributes, name: str) -> str:
    """The last value: the session has its values first, and those of the channel count."""
    values = _values(attributes, name)
    if not values:
        raise CodeError(f"the description has no {name}")
    return values[-1]


def _check_fixed(attributes: Attributes) -> None:
    for name, value in FIXED.items():
        if _value(attributes, name) != value:
            raise CodeError(f"the description has another {name} than {value}")


def _kind(attributes: Attributes) -> Kind:
    setup = _value(attributes, "setup")
    for kind, usual in SETUPS.items():
        if setup == usual:
            return kind
    raise CodeError(f"the description has another setup than {' or '.join(SETUPS.values())}")


def _fingerprint(attributes: Attributes) -> bytes:
    """The last SHA-256; RFC 8122 writes each byte as two digits, with `:` between."""
    for value in reversed(_values(attributes, "fingerprint")):
        digest = value.lower()
        with suppress(ValueError):
            found = bytes.fromhex(digest.removeprefix(DIGEST).replace(":", ""))
            if len(found) == FINGERPRINT_SIZE and digest == DIGEST + found.hex(":"):
                return found
    raise CodeError("the description has no fingerprint of SHA-256")


def _candidates(attributes: Attributes) -> tuple[Candidate, ...]:
    found = filter(None, map(_candidate, _values(attributes, "candidate")))
    ordered = sorted(dict.fromkeys(found), key=lambda one: one.kind is AddressKind.IPV6)
    return tuple(ordered[:MAX_CANDIDATES])


def _candidate(text: str) -> Candidate | None:
    """The candidate of a host over UDP; None for any other."""
    match text.lower().split(" "):
        case [_foundation, "1", "udp", _priority, address, port, "typ", "host", *_more]:
            found, number = read_address(address), _port(port)
            return Candidate(*found, number) if found and number else None
    return None


def _port(text: str) -> int | None:
    """The port in the text; None if it is no port."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(PORTS[-1]))
    return int(text) if is_number and int(text) in PORTS else None


def _candidate_lines(candidates: Sequence[Candidate]) -> Iterator[str]:
    for number, candidate in enumerate(candidates):
        yield CANDIDATE.format(
            foundation=number + 1,
            priority=HIGHEST_PRIORITY - number * PRIORITY_STEP,
            address=address_text(candidate.kind, candidate.address),
            port=candidate.port,
        )
