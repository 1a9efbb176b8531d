"""The code in a QR picture: all that one device needs to reach another in the local network.

The bytes, in this order: version, kind, device id, fingerprint, `ice-ufrag` and `ice-pwd` (each
behind its length), the number of candidates, and for each candidate kind, address and port.
A code holds no text of a session description, so it cannot add anything to one.
"""

from dataclasses import dataclass
from enum import IntEnum
from string import ascii_letters, digits
from typing import NamedTuple, TypeVar

from game.together.bytes_text import CodeError, Reader, behind, is_id, to_bytes, to_text

VERSION = 1

SIGN = "#t="
"""What stands before the code in an address."""

COLLECT_SIGN = "#c="
"""The same on the page of the workshop, for one bot instead of a game."""

MAX_CANDIDATES = 6
FINGERPRINT_SIZE = 32
"""The size of a SHA-256, in bytes."""

DEVICE_SIZE = 8
NO_DEVICE = "0" * 2 * DEVICE_SIZE
"""The device id that no device has."""

ICE_SIGNS = frozenset(f"{ascii_letters}{digits}+/")
"""The characters of `ice-ufrag` and `ice-pwd` (RFC 8839, section 5.4)."""

MIN_UFRAG, MIN_PWD = 4, 22
"""The shortest lengths (RFC 8839, section 5.4)."""

MAX_CREDENTIAL = 255
"""The largest length that one byte can say. RFC 8839 allows 256; browsers use at most 32."""

PORTS = range(1, 65_536)


class Kind(IntEnum):
    """Which of the two descriptions of a connection the code holds."""

    OFFER = 0
    ANSWER = 1


class AddressKind(IntEnum):
    """How the address of a candidate is written."""

    MDNS = 1
    """A name that ends in `.local`; the address is its UUID."""
    IPV4 = 4
    IPV6 = 6

    @property
    def size(self) -> int:
        """The size of an address, in bytes."""
        return 4 if self is AddressKind.IPV4 else 16


HEAD_SIZE = 1 + 1 + DEVICE_SIZE + FINGERPRINT_SIZE
MAX_CANDIDATE_SIZE = 1 + AddressKind.IPV6.size + 2
MAX_SIZE = HEAD_SIZE + 2 * (1 + MAX_CREDENTIAL) + 1 + MAX_CANDIDATES * MAX_CANDIDATE_SIZE
"""The size of the largest code: 669 bytes. Browsers make codes of about 110 bytes."""

MAX_LENGTH = -(-MAX_SIZE * 4 // 3)
"""The length of the largest code in base64url: 892 characters."""

Numbers = TypeVar("Numbers", bound=IntEnum)


class Candidate(NamedTuple):
    """An address in the local network that may reach the device over UDP."""

    kind: AddressKind
    address: bytes
    """As many bytes as the kind has."""

    port: int


@dataclass(frozen=True, slots=True)
class Code:
    """How to reach a device. CodeError if a field has a value that no code can hold."""

    kind: Kind
    device: str
    """The device id, 16 hexadecimal digits in lower case; not `NO_DEVICE`."""

    fingerprint: bytes
    """The SHA-256 of the certificate."""

    ufrag: str
    pwd: str
    candidates: tuple[Candidate, ...] = ()

    def __post_init__(self) -> None:
        check_device(self.device)
        if len(self.fingerprint) != FINGERPRINT_SIZE:
            size = len(self.fingerprint)
            raise CodeError(f"the fingerprint has {size} bytes, not {FINGERPRINT_SIZE}")
        _check_credential("ice-ufrag", self.ufrag, MIN_UFRAG)
        _check_credential("ice-pwd", self.pwd, MIN_PWD)
        if len(self.candidates) > MAX_CANDIDATES:
            number = len(self.candidates)
            raise CodeError(f"the code has {number} candidates, not at most {MAX_CANDIDATES}")
        for candidate in self.candidates:
            _check_candidate(candidate)


def check_device(device: str) -> None:
    """Raises CodeError if this is not the id of a device."""
    if not is_id(device, DEVICE_SIZE):
        raise CodeError("a device id is not 16 hexadecimal digits in lower case")
    if device == NO_DEVICE:
        raise CodeError("a device id has only zeros")


def code_bytes(code: Code) -> bytes:
    """The code as bytes, at most MAX_SIZE."""
    head = bytes([VERSION, code.kind]) + bytes.fromhex(code.device) + code.fingerprint
    credentials = (text.encode("ascii") for text in (code.ufrag, code.pwd))
    middle = b"".join(bytes([len(text)]) + text for text in credentials)
    candidates = b"".join(
        bytes([found.kind]) + found.address + found.port.to_bytes(2) for found in code.candidates
    )
    return head + middle + bytes([len(code.candidates)]) + candidates


def read_bytes(data: bytes) -> Code:
    """The code of the bytes; the inverse of `code_bytes`. Raises only CodeError."""
    if len(data) > MAX_SIZE:
        raise CodeError(f"the code has {len(data)} bytes, not at most {MAX_SIZE}")
    reader = Reader(data)
    reader.check_version(VERSION)
    kind = _one_of(Kind, reader, "kind")
    device = reader.take(DEVICE_SIZE, "device id").hex()
    fingerprint = reader.take(FINGERPRINT_SIZE, "fingerprint")
    ufrag, pwd = _credential(reader, "ice-ufrag"), _credential(reader, "ice-pwd")
    number = reader.number("number of candidates")
    if number > MAX_CANDIDATES:
        raise CodeError(f"the code has {number} candidates, not at most {MAX_CANDIDATES}")
    candidates = tuple(_candidate(reader) for _candidate_number in range(number))
    reader.check_end()
    return Code(kind, device, fingerprint, ufrag, pwd, candidates)


def code_text(code: Code, sign: str = SIGN) -> str:
    """What follows the address of the page: the sign and at most MAX_LENGTH characters."""
    return sign + to_text(code_bytes(code))


def read_code(address: str, sign: str = SIGN) -> Code:
    """The code of an address, or of a part of one from the sign on. Raises only CodeError."""
    return read_bytes(to_bytes(behind(sign, address), MAX_LENGTH))


def _check_credential(name: str, text: str, shortest: int) -> None:
    if not shortest <= len(text) <= MAX_CREDENTIAL or not ICE_SIGNS.issuperset(text):
        allowed = f"{shortest} to {MAX_CREDENTIAL} letters, digits, + and /"
        raise CodeError(f"{name} is not {allowed}")


def _check_candidate(candidate: Candidate) -> None:
    size = candidate.kind.size
    if len(candidate.address) != size:
        raise CodeError(f"an address has {len(candidate.address)} bytes, not {size}")
    if candidate.port not in PORTS:
        raise CodeError(f"a port is {candidate.port}, not from {PORTS[0]} to {PORTS[-1]}")


def _one_of(numbers: type[Numbers], reader: Reader, what: str) -> Numbers:
    number = reader.number(what)
    try:
        return numbers(number)
    except ValueError as error:
        raise CodeError(f"the {what} is {number}, which is unknown") from error


def _credential(reader: Reader, what: str) -> str:
    """The next text; `Code` checks its characters and length."""
    return reader.take(reader.number(what), what).decode("latin-1")


def _candidate(reader: Reader) -> Candidate:
    kind = _one_of(AddressKind, reader, "kind of address")
    address = reader.take(kind.size, "address")
    return Candidate(kind, address, reader.number("port", 2))
