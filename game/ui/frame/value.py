"""The class of messages, effects and open dialogs: frozen values with named fields."""

from typing import Any, ClassVar, NoReturn, dataclass_transform


@dataclass_transform(frozen_default=True, kw_only_default=False)
class Value:
    """A frozen value with the fields that its class annotates, in that order.

    Two values are equal if their classes and their fields are equal. Values can be hashed and
    matched by position. Missing or unknown fields raise `TypeError`, a change `AttributeError`.

    A frozen dataclass does the same, but Python builds its methods at each start of the page.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[misc]

    # The transform knows the types.
    def __init__(self, *values: Any, **named: Any) -> None:  # noqa: ANN401
        fields = self.__match_args__
        values = (*values, *(named.pop(name) for name in fields[len(values) :] if name in named))
        if named or len(values) != len(fields):
            raise TypeError(f"{type(self).__name__} takes {fields}, not {values} and {named}")
        self.__dict__.update(zip(fields, values, strict=True))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{self!r} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.__dict__.values()))})"
