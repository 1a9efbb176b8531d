"""Descriptions as Chromium and Firefox write them."""

DEVICE = "0123456789abcdef"
FINGERPRINT = ":".join(f"{number:02X}" for number in range(32))
NAMES = ("6f1c4b1e-8a1f-4b8e-9d2a-0123456789ab", "00000000-0000-4000-8000-000000000001")


def lines(*texts: str) -> str:
    return "".join(f"{text}\r\n" for text in texts)


CHROMIUM = lines(
    "v=0",
    "o=- 4611731400430051336 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "a=extmap-allow-mixed",
    "a=msid-semantic: WMS",
    "m=application 54321 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    f"a=candidate:1 1 udp 2113937151 {NAMES[0]}.local 54321 typ host generation 0 network-cost 999",
    f"a=candidate:2 1 udp 2113939711 {NAMES[1]}.local 54322 typ host generation 0 network-cost 999",
    "a=candidate:3 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0",
    "a=candidate:4 1 udp 1677729535 203.0.113.5 40000 typ srflx raddr 0.0.0.0 rport 0",
    "a=candidate:5 1 udp 33562367 203.0.113.6 40001 typ relay raddr 203.0.113.5 rport 40000",
    "a=ice-ufrag:Ab+/",
    "a=ice-pwd:abcdefghijklmnopqrstuvwx",
    "a=ice-options:trickle",
    f"a=fingerprint:sha-256 {FINGERPRINT}",
    "a=setup:actpass",
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
)

FIREFOX = lines(
    "v=0",
    "o=mozilla...THIS_IS_SDPARTA-99.0 7326412 0 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=sendrecv",
    f"a=fingerprint:sha-256 {FINGERPRINT}",
    "a=group:BUNDLE 0",
    "a=ice-options:trickle",
    "a=msid-semantic:WMS *",
    "m=application 50000 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 192.168.1.7",
    "a=candidate:0 1 UDP 2122252543 192.168.1.7 50000 typ host",
    "a=candidate:1 1 UDP 2122187007 fd00::1 50001 typ host",
    "a=candidate:2 1 TCP 2105524479 192.168.1.7 9 typ host tcptype active",
    "a=sendrecv",
    "a=end-of-candidates",
    "a=ice-pwd:0123456789abcdef0123456789abcdef",
    "a=ice-ufrag:01234567",
    "a=mid:0",
    "a=setup:active",
    "a=sctp-port:5000",
    "a=max-message-size:1073741823",
)
