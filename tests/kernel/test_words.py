"""Words: both languages of every game say the same things, and messages become sentences with the right forms."""

import ast
from collections import Counter
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from koszmar.kernel import chart, text, words
from koszmar.kernel.game import games
from koszmar.kernel.view import AIM, Card, Message
from koszmar.kernel.words import COMMON, FORMS, LANGUAGES, Words, default_language

FOLDERS = {"kernel": COMMON} | {key: game.face.locale for key, game in games().items()}


def entries(folder: Path, lang: str) -> list[ftl.EntryType]:
    """Everything that stands in the Fluent files of a folder."""
    return [entry for path in sorted((folder / lang).glob("*.ftl")) for entry in parse(path.read_text("utf-8")).body]


def messages(folder: Path, lang: str) -> list[ftl.Message]:
    return [entry for entry in entries(folder, lang) if isinstance(entry, ftl.Message)]


# -- the files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_every_line_of_a_words_file_can_be_read(folder: Path, lang: str) -> None:
    assert [entry.content for entry in entries(folder, lang) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_all_languages_have_the_same_messages_in_the_same_files(folder: Path) -> None:
    def shape(lang: str) -> dict[str, set[tuple[str, ...]]]:
        """File by file: each message with the attributes that are not forms of a word."""
        found: dict[str, set[tuple[str, ...]]] = {}
        for path in (folder / lang).glob("*.ftl"):
            body = [entry for entry in parse(path.read_text("utf-8")).body if isinstance(entry, ftl.Message)]
            found[path.name] = {
                (entry.id.name, *(part.id.name for part in entry.attributes if part.id.name not in FORMS))
                for entry in body
            }
        return found

    english = shape("en")
    for lang in LANGUAGES:
        assert shape(lang) == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_no_message_is_written_twice(folder: Path, lang: str) -> None:
    """A second one would be passed over in silence."""
    both = messages(folder, lang) + (messages(COMMON, lang) if folder != COMMON else [])
    assert [key for key, count in Counter(entry.id.name for entry in both).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_every_message_says_something(folder: Path, lang: str) -> None:
    assert [entry.id.name for entry in messages(folder, lang) if entry.value is None] == []


def kernel_speech() -> set[str]:
    """What the kernel itself says: messages named in the modules that make words, states of a card, unnamed seats."""
    found = {"seat", AIM.id} | {
        f"state-{state}" for state in get_args(get_type_hints(Card)["state"]) if state != "ready"
    }
    for module in (chart, text, words):
        for node in ast.walk(ast.parse(Path(module.__file__ or "").read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                named = node.args[0]
                if node.func.attr in ("say", "_format") and isinstance(named, ast.Constant):
                    found.add(str(named.value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kernel_has_the_words_it_uses_and_no_others(lang: str) -> None:
    assert {entry.id.name for entry in messages(COMMON, lang)} == kernel_speech()


# -- sentences -------------------------------------------------------------------------------------------------------


@pytest.fixture
def polish() -> Words:
    return Words(None, "pl")


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 strona"), (2, "2 strony"), (5, "5 stron"), (12, "12 stron"), (22, "22 strony")]
)
def test_polish_counts_pages_like_a_pole(polish: Words, count: int, said: str) -> None:
    assert polish.say("text-book", title=Message("seat", {"number": 1}), count=count).endswith(f"przewrócenia {said}")


def test_lists_end_with_and(polish: Words) -> None:
    seats = [Message("seat", {"number": number}) for number in (1, 2, 3)]
    ready = polish._arguments({"seats": seats})
    assert ready["seats"] == "Gracz 1, Gracz 2 i Gracz 3"
    assert ready["seats-gen"] == "Gracza 1, Gracza 2 i Gracza 3"
    assert ready["seats-count"] == 3
    assert Words(None, "en")._arguments({"seats": seats[:2]})["seats"] == "Player 1 and Player 2"
    assert polish._arguments({"seats": seats[:1]})["seats"] == "Gracz 1"
    assert polish._arguments({"seats": []})["seats"] == ""


def test_a_form_that_a_word_lacks_is_the_word_itself() -> None:
    seat = Message("seat", {"number": 4})
    assert Words(None, "pl").form(seat, "dat") == "Graczowi 4"
    assert Words(None, "en").form(seat, "dat") == "Player 4"


def test_a_missing_message_is_shown_as_such(polish: Words) -> None:
    assert polish.say("no-such-message") == "⟨no-such-message⟩"


def test_a_missing_argument_is_an_error(polish: Words) -> None:
    with pytest.raises(ValueError, match="seat"):
        polish.say("seat")


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        Words(None, "xx")


@pytest.mark.parametrize(("locale", "lang"), [("pl_PL.UTF-8", "pl"), ("en_GB.UTF-8", "en"), ("de_DE.UTF-8", "en")])
def test_the_language_is_the_one_of_the_locale_or_english(
    monkeypatch: pytest.MonkeyPatch, locale: str, lang: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert default_language() == lang
