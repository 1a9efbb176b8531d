"""The class of messages, effects, screens and open dialogs: frozen values with named fields."""

from typing import Any, ClassVar, NoReturn, Self, dataclass_transform


@dataclass_transform(frozen_default=True, kw_only_default=False)
class Value:
    """A frozen value with the fields that its class annotates, in that order.

    A field may have a default, which must be immutable. Two values are equal if their classes and
    their fields are equal. Values can be hashed and matched by position. Missing or unknown fields
    raise `TypeError`, a change `AttributeError`.

    A frozen dataclass does the same, but Python builds its methods at each start of the page.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[misc]
        cls._defaults = {name: vars(cls)[name] for name in cls.__match_args__ if name in vars(cls)}

    # The transform knows the types.
    def __init__(self, *values: Any, **named: Any) -> None:  # noqa: ANN401
        fields = self.__match_args__
        filled = {**self._defaults, **dict(zip(fields, values, strict=False)), **named}
        given = len(values) + len(named)
        is_whole = len(filled) == len(fields) and len({*fields[: len(values)], *named}) == given
        if not is_whole or not filled.keys() <= {*fields}:
            raise TypeError(f"{type(self).__name__} takes {fields}, not {values} and {named}")
        self.__dict__.update({name: filled[name] for name in fields})

    def replace(self, **changes: Any) -> Self:  # noqa: ANN401
        """The value with these fields changed; raises `TypeError` for an unknown field."""
        return type(self)(**{**self.__dict__, **changes})

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{self!r} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.__dict__.values()))})"
