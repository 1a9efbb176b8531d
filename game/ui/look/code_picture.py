"""A code for the cameras of other devices."""

from game.ui.frame.markup import Node, element


def code_picture(side: int, path: str, label: str, class_: str | None = None) -> Node:
    """The code, black for every camera, also in the dark.

    `path` fills the black ones of `side` × `side` squares. `label` is what a screen reader says.
    """
    return element(
        "svg",
        element("path", d=path, fill="#000"),
        viewBox=f"0 0 {side} {side}",
        class_=class_,
        role="img",
        aria_label=label,
    )
