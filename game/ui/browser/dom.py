"""The elements of the page: adopts those that exist, then changes only what differs."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from js import document, window
from pyodide.ffi import create_proxy

from game.ui.browser.bridge import page
from game.ui.keys import KEYS, LETTERS
from game.ui.look.markup import Child, Node
from game.ui.msg import KeyPressed
from game.ui.page.msg import Resized

Deliver: TypeAlias = Callable[..., None]
"""Takes a Msg, or the text of one from the markup and the value of its control."""

Element: TypeAlias = Any
"""An element or a text node."""

SVG = "http://www.w3.org/2000/svg"
INPUTS = "input, select, textarea"


class Mounted:
    """A node and the element that shows it."""

    def __init__(self, node: Child, element: Element, children: list["Mounted"]) -> None:
        self.node = node
        self.element = element
        self.children = children


class Dom:
    """The part of the page that the view describes, and the events on it."""

    def __init__(self, root: Element, painted: Node) -> None:
        """Adopts the content of `root` if it has the tags and texts of `painted`, else replaces it.

        Attributes are not compared: the start-up screen was rendered by the same view.
        """
        self.root = root
        self.mounted = _adopt(painted, root.firstChild) or _create(painted)
        if self.mounted.element.parentNode != root:
            root.replaceChildren(self.mounted.element)

    def render(self, node: Node) -> None:
        """Makes the page show the node; changes only what differs."""
        page.beforeRender()
        self.mounted = _patch(self.mounted, node)
        page.afterRender()
        dialog = self.root.querySelector("dialog:not([open])")
        if dialog:
            dialog.showModal()
        if document.activeElement in (document.body, None):
            self._autofocus()

    def focus(self, element_id: str) -> None:
        """Moves the keyboard's focus to the element, if there is one."""
        element = document.getElementById(element_id)
        if element:
            element.focus()

    def viewport(self) -> Resized:
        """The size of the page."""
        return Resized(window.innerWidth, window.innerHeight)

    def _autofocus(self) -> None:
        element = self.root.querySelector("[data-autofocus]")
        if element:
            element.focus()

    def listen(self, deliver: Deliver) -> None:
        """From now on delivers taps, typing, keys, sizes, and messages of the page's JavaScript."""
        self.deliver = deliver
        for name, listener in {"click": self._on_click, "input": self._on_input}.items():
            self.root.addEventListener(name, create_proxy(listener))
        self.root.addEventListener("cancel", create_proxy(self._on_cancel), True)
        window.addEventListener("keydown", create_proxy(self._on_key))
        window.addEventListener("resize", create_proxy(lambda _: self.deliver(self.viewport())))
        page.onMessage = create_proxy(self.deliver)

    def _on_click(self, event: Any) -> None:  # noqa: ANN401
        target = event.target.closest("[data-msg]")
        # The second click of a double click may hit another screen.
        is_second_click = event.detail > 1
        if target and not is_second_click and not target.matches(INPUTS):
            self.deliver(target.dataset.msg)

    def _on_input(self, event: Any) -> None:  # noqa: ANN401
        self.deliver(event.target.dataset.msg, event.target.value)

    def _on_cancel(self, event: Any) -> None:  # noqa: ANN401
        event.preventDefault()
        self.deliver(KeyPressed("Escape", False))

    def _on_key(self, event: Any) -> None:  # noqa: ANN401
        target = event.target
        if event.repeat and event.key in ("Enter", " "):
            event.preventDefault()
            return
        if event.key == "Enter" and target.matches("dialog input"):
            self.deliver(KeyPressed("Escape", False))
        if event.ctrlKey or event.metaKey or event.altKey or target.closest(f"dialog, {INPUTS}"):
            return
        if event.key in ("Enter", " ") and target.matches("[role=gridcell]"):
            event.preventDefault()
            self.deliver(target.dataset.msg)
        elif (key := event.key if event.key in KEYS else LETTERS.get(event.code)) is not None:
            event.preventDefault()
            self.deliver(KeyPressed(key, target.matches("[role=gridcell]")))


def _adopt(node: Child, element: Element) -> Mounted | None:
    """The existing element with its node; None if it does not show the node."""
    if not element:
        return None
    if isinstance(node, str):
        return Mounted(node, element, []) if element.nodeValue == node else None
    elements = list(element.childNodes)
    if element.nodeName.lower() != node.tag.lower() or len(elements) != len(node.children):
        return None
    children = [_adopt(*pair) for pair in zip(node.children, elements, strict=True)]
    adopted = [child for child in children if child]
    return Mounted(node, element, adopted) if len(adopted) == len(children) else None


def _create(node: Child, *, in_svg: bool = False) -> Mounted:
    if isinstance(node, str):
        return Mounted(node, document.createTextNode(node), [])
    in_svg = in_svg or node.tag == "svg"
    element = (
        document.createElementNS(SVG, node.tag) if in_svg else document.createElement(node.tag)
    )
    for name, text in node.attributes.items():
        element.setAttribute(name, text)
    children = [_create(child, in_svg=in_svg) for child in node.children]
    for child in children:
        element.appendChild(child.element)
    return Mounted(node, element, children)


def _patch(mounted: Mounted, node: Child) -> Mounted:
    """Makes the element show the node; both nodes are texts or have one tag."""
    if mounted.node == node:
        return mounted
    if isinstance(node, str):
        mounted.element.nodeValue = node
    elif isinstance(mounted.node, Node):
        _patch_attributes(mounted.element, mounted.node, node)
        mounted.children = _patch_children(mounted, node)
    mounted.node = node
    return mounted


def _patch_attributes(element: Element, old: Node, new: Node) -> None:
    """Sets and removes attributes, and for controls also the property.

    Once somebody has used a control, it ignores later changes of its attribute.
    """
    for name in old.attributes.keys() - new.attributes.keys():
        element.removeAttribute(name)
    for name, text in new.attributes.items():
        if old.attributes.get(name) != text:
            element.setAttribute(name, text)
            if name == "selected":
                element.selected = True
            elif name == "value" and element.value != text:
                element.value = text


def _patch_children(mounted: Mounted, node: Node) -> list[Mounted]:
    parent = mounted.element
    in_svg = parent.namespaceURI == SVG
    old = dict(zip(_identities(mounted.node), mounted.children, strict=True))
    reused = [old.pop(identity, None) for identity in _identities(node)]
    for gone in old.values():
        _remove(gone)
    children = [
        _patch(child, new) if child else _create(new, in_svg=in_svg)
        for child, new in zip(reused, node.children, strict=True)
    ]
    current = [child for child in mounted.children if child in children]
    for place, child in enumerate(children):
        if place < len(current) and current[place] is child:
            continue
        before = current[place].element if place < len(current) else None
        parent.insertBefore(child.element, before)
        rest = [other for other in current[place:] if other is not child]
        current = [*current[:place], child, *rest]
    return children


def _identities(node: Child) -> Iterator[tuple[str, str, int]]:
    """What identifies each child among its siblings: tag, key, and its number among equals."""
    seen: dict[tuple[str, str], int] = {}
    for child in node.children if isinstance(node, Node) else ():
        kind = (child.tag, child.key) if isinstance(child, Node) else ("", "")
        seen[kind] = seen.get(kind, -1) + 1
        yield (*kind, seen[kind])


def _remove(mounted: Mounted) -> None:
    """Removes the element; a dialog is closed first, which restores the focus."""
    if mounted.element.nodeName == "DIALOG":
        mounted.element.close()
    mounted.element.remove()
