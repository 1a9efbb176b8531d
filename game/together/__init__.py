"""One game on several devices in a room, without the channels themselves.

The contract of a room:

- A device has an id, and so has a shared game: 16 lower-case hex digits. The host is the device
  that has dealt. `places` says which device plays each seat. Computers play on the host's device.
- The devices trust each other: the seed is in the record. The page shows only its own hands.
- A message is one JSON object in UTF-8, at most 65,536 bytes, on a channel that loses nothing and
  keeps the order. Unknown keys and unknown types are ignored. A text that is no message is answered
  by `bye` with the reason `bad`, and the channel is closed; nothing else changes.
- A device is known by its channel, never by what it sends. Both sides say `hello` first.
- The host sends `table`, the whole game. A guest sends `act` for its own seats. If the action is
  the next one of this game and the rules accept it, the host sends it to all guests, the sender
  included. Otherwise it sends `table` to the sender.
- A guest shows its own actions at once. If a message of the host does not fit, it sends `ask`, and
  the host answers with `table`.
- `back` takes back the last actions of one seat. After another seat has acted, it does nothing.
- `again` is a new game. A `table` or `again` that the rules refuse is `bad`.
- A room has at most five guests; another one gets `full`. A device from which more than 50 messages
  come in a second gets `flood`.
- The seats of a device that is gone wait for it. The host may play them until it comes back.
- After `hello` the host sends its game. If this is a beginning of the guest's own game, the guest
  sends `table`, and the host takes it. If neither is a beginning of the other, the host's game
  counts, and the guest sets its own aside.
- `pictures`, `want` and `piece` carry the pictures of the host to a guest. They never change a game
  or close a channel: see `pictures.py`.

`messages.py` reads and writes the messages. `host.py` and `guest.py` are the two sides.
"""
