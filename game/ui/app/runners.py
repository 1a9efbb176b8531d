"""Which file of `browser/effects` runs an effect; it is imported when the first one comes."""

from collections.abc import Mapping
from typing import Any, get_args

from game.ui.model.effect import MediaEffect, PageEffect, PromptEffect, TogetherEffect
from game.ui.model.print import AskSheet
from game.ui.model.puzzles import PuzzleEffect
from game.ui.model.saving_effects import (
    ClaimEffect,
    DamagedEffect,
    FamilyEffect,
    FetchLibrary,
    ListEffect,
    ReadBoards,
    ReadFamily,
    ReadSavedGame,
    ReadSets,
    SaveGame,
    SaveLanguage,
    SaveSettings,
    ShelfEffect,
)
from game.ui.model.timed_effects import BotEffect, TimedEffect, WorkEffect

FILES: Mapping[str, tuple[Any, ...]] = {
    "pages": get_args(PageEffect),
    "media": get_args(MediaEffect),
    "saving_game": (SaveGame,),
    "saving": (SaveSettings, SaveLanguage, *get_args(DamagedEffect)),
    "saved_lists": (*get_args(FamilyEffect), *get_args(ListEffect)),
    "saved_game": (ReadSavedGame,),
    "shelves": (ReadFamily, ReadBoards, ReadSets, FetchLibrary),
    "asking": get_args(PromptEffect),
    "claiming": get_args(ClaimEffect),
    "shelf": get_args(ShelfEffect),
    "thinking": get_args(TimedEffect),
    "bots": get_args(BotEffect),
    "puzzles": get_args(PuzzleEffect),
    "sheets": (AskSheet,),
    "working": get_args(WorkEffect),
    "together": (TogetherEffect,),
}
"""The effects that each file runs."""

RUNNERS: Mapping[type, str] = {kind: name for name, kinds in FILES.items() for kind in kinds}
"""The file of each effect; the focus needs none."""

OTHERS = "together"
"""The file of effects whose classes are not known before a room needs them."""
