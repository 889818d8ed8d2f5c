"""The browser client as it is sent: joined, packed, kept for ever; whoever asks by a path is led to the same script."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest

from koszmar.server.scripts import BadModule, joined, plain, tokens

MODULES = {
    "main.js": 'import { one } from "./a/one.js";\nimport * as two from "./two.js";\nexport const both = two;\n',
    "a/one.js": 'import { two } from "../two.js";\nexport const one = 1;\nexport function later() {}\n',
    "two.js": 'import { one as first } from "./a/one.js";\nexport const two = 2;\nexport const lazy = () => first;\n',
}


def test_modules_become_one_script_also_where_two_need_each_other() -> None:
    script, facades = joined("main.js", MODULES.__getitem__)
    assert script.index('"two.js":[') < script.index('"a/one.js":[') < script.index('"main.js":[')
    assert "let first;$join(" in script, "what may come later is joined when it is there"
    assert "import {" not in script
    assert set(facades) == set(MODULES)
    assert "export const later = made.later;" in facades["a/one.js"]


@pytest.mark.parametrize("line", ["export let count = 0;", "export var count = 0;", 'export * from "./two.js";'])
def test_what_cannot_be_joined_is_refused_by_name(line: str) -> None:
    with pytest.raises(BadModule, match=r"main\.js"):
        joined("main.js", {**MODULES, "main.js": line}.__getitem__)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("const a = b / c / d; // x", "const a = b / c / d;"),
        ("f(/[/*]+\\//g, 1) /* y */;", "f(/[/*]+\\//g, 1) ;"),
        ("return /a b/.test(x);", "return /a b/.test(x);"),
        ("html`<p>\n    ${one /* z */}\n   // no comment</p>`", "html`<p>\n${one}\n// no comment</p>`"),
        ("`  a\n   ${`b ${c /* d */}`}`", "`  a\n   ${`b ${c}`}`"),
    ],
)
def test_comments_go_and_everything_else_stays(text: str, kept: str) -> None:
    assert plain(text) == kept
    assert "".join(part for _, part in tokens(text)) == text


def test_a_file_with_a_mark_in_its_name_is_kept_for_ever_and_packed_for_whoever_can_unpack_it(server: Any) -> None:
    page = server.http.get("/").text
    names = re.findall(r'"(assets/client-[^"]+)"', page)
    assert {name.rpartition(".")[2] for name in names} == {"js", "css"}
    for name in set(names):
        bare = server.http.get(f"/{name}", headers={"accept-encoding": "identity"})
        assert bare.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "content-encoding" not in bare.headers
        with server.http.stream("GET", f"/{name}", headers={"accept-encoding": "gzip"}) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.headers["vary"] == "accept-encoding"
            assert gzip.decompress(b"".join(packed.iter_raw())) == bare.content
        older = server.http.get("/" + re.sub(r"-[0-9a-f]+\.", "-0123456789abcdef01.", name))
        assert (older.status_code, older.headers["cache-control"]) == (200, "no-store")
    assert server.http.get("/assets/nothing-0123.js").status_code == 404


def test_a_module_by_its_path_is_what_it_exports_from_the_one_script(server: Any) -> None:
    script = re.search(r'"assets/(client-[^"]+\.js)"', server.http.get("/").text)
    assert script is not None
    answer = server.http.get("/table/state.js")
    assert f'from "../assets/{script[1]}"' in answer.text
    assert "export const sights = made.sights;" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
