"""Codes: an example, and the hypothesis strategies that draw them."""

from hypothesis import strategies as st

from game.together.code import (
    DEVICE_SIZE,
    FINGERPRINT_SIZE,
    MAX_CANDIDATES,
    MAX_CREDENTIAL,
    NO_DEVICE,
    PORTS,
    AddressKind,
    Candidate,
    Code,
    Kind,
)

ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

FULL = Code(
    Kind.OFFER,
    "0123456789abcdef",
    bytes(range(FINGERPRINT_SIZE)),
    "Ab+/",
    "abcdefghijklmnopqrstuvwx",
    (
        Candidate(AddressKind.MDNS, bytes(range(16)), 50_000),
        Candidate(AddressKind.IPV4, bytes([192, 168, 1, 7]), 65_535),
        Candidate(AddressKind.IPV6, bytes([0xFD, *[0] * 14, 1]), 1),
    ),
)
"""A code with one candidate of each kind."""

LARGEST = Code(
    Kind.ANSWER,
    "f" * 2 * DEVICE_SIZE,
    b"\xff" * FINGERPRINT_SIZE,
    "/" * MAX_CREDENTIAL,
    "+" * MAX_CREDENTIAL,
    (Candidate(AddressKind.IPV6, b"\xff" * 16, PORTS[-1]),) * MAX_CANDIDATES,
)

devices = (
    st.binary(min_size=DEVICE_SIZE, max_size=DEVICE_SIZE).map(bytes.hex).filter(NO_DEVICE.__ne__)
)


def candidates() -> st.SearchStrategy[Candidate]:
    """Candidates of every kind."""
    return st.one_of(
        *(
            st.builds(
                Candidate,
                st.just(kind),
                st.binary(min_size=kind.size, max_size=kind.size),
                st.integers(PORTS[0], PORTS[-1]),
            )
            for kind in AddressKind
        )
    )


codes = st.builds(
    Code,
    st.sampled_from(Kind),
    devices,
    st.binary(min_size=FINGERPRINT_SIZE, max_size=FINGERPRINT_SIZE),
    st.text(ICE, min_size=4, max_size=MAX_CREDENTIAL),
    st.text(ICE, min_size=22, max_size=MAX_CREDENTIAL),
    st.lists(candidates(), max_size=MAX_CANDIDATES).map(tuple),
)
