// Between the page and the device: only one tab at a time has the game that is kept, and a text
// can be had as a file.
const { rowdyZoo } = window;

const GAME = "rowdy-zoo:game";
const ORIGINAL = "rowdy-zoo:original";
const PATIENCE = 1000;

const channel = new BroadcastChannel(GAME);
let { locks } = navigator;
let release;

// Whether the lock was had. It is held until it is released, or stolen by a tab that got no answer.
function lock(options) {
  return new Promise((answer) => {
    let own;
    const hold = (held) =>
      held &&
      new Promise((resolve) => {
        own = release = resolve;
        answer(true);
      });
    locks.request(GAME, options, hold).then(
      () => answer(false),
      (error) => {
        if (error.name === "SecurityError") locks = undefined;
        answer(!locks);
        if (own && own === release) {
          release = undefined;
          rowdyZoo.tell("SteppedBack");
        }
      },
    );
  });
}

// Has the game for this tab; from another one only if it is to be taken over.
rowdyZoo.hold = async (takeOver) => {
  if (rowdyZoo.holds() || (await lock({ ifAvailable: true }))) return true;
  if (!takeOver) return false;
  channel.postMessage("step back");
  return (await lock({ signal: AbortSignal.timeout(PATIENCE) })) || lock({ steal: true });
};

// A browser without locks lets every tab have the game.
rowdyZoo.holds = () => !locks || Boolean(release);

rowdyZoo.letGo = () => {
  release?.();
  release = undefined;
};

rowdyZoo.offerFile = (text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "rowdy-zoo.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
};

channel.addEventListener("message", () => {
  if (release) rowdyZoo.tell("SteppedBack");
});

// Other tabs have changed what is kept, or somebody has cleared it.
window.addEventListener("storage", ({ key }) => {
  if ([null, GAME, ORIGINAL].includes(key)) rowdyZoo.tell("GameTouched");
});
