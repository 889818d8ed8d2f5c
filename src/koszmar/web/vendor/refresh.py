"""Fetches what the client keeps of other people's work: libraries, fonts, icons. For maintainers, not for run time.

python src/koszmar/web/vendor/refresh.py            fetch everything again at the versions below
python src/koszmar/web/vendor/refresh.py --check    compare the files here with vendor/CHECKSUMS
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from koszmar.web.vendor.letters import cut
from koszmar.web.vendor.rounding import rounded

WEB = Path(__file__).parent.parent
GAMES = WEB.parent / "games"
CHECKSUMS = WEB / "vendor" / "CHECKSUMS"

VERSIONS = {
    "preact": "11.2.0",
    "htm": "3.1.1",
    "@preact/signals": "2.11.4",
    "@preact/signals-core": "1.14.5",
    "@fluent/bundle": "0.19.1",
    "lean-qr": "2.7.4",
    "@fontsource/spectral": "5.3.0",
    "@fontsource/grenze-gotisch": "5.3.0",
    "@fontsource/almendra": "5.3.0",
    "@fontsource/barlow-condensed": "5.3.0",
    "@iconify-json/game-icons": "1.2.4",
}

FLUENT = ("index", "bundle", "resource", "resolver", "scope", "types", "builtins", "memoizer")
COPIES = {
    "preact": {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "preact-hooks.js", "LICENSE": "LICENSE.preact"},
    "htm": {"dist/htm.mjs": "htm.js", "LICENSE": "LICENSE.htm"},
    "@preact/signals": {"dist/signals.mjs": "signals.js", "LICENSE": "LICENSE.signals"},
    "@preact/signals-core": {"dist/signals-core.mjs": "signals-core.js"},
    "@fluent/bundle": {
        **{f"esm/{name}.js": f"fluent/{name}.js" for name in FLUENT},
        **{f"esm/{name}.d.ts": f"fluent/{name}.d.ts" for name in (*FLUENT, "ast")},
    },
    "lean-qr": {"nano.mjs": "lean-qr.js", "LICENSE": "LICENSE.lean-qr"},
    "@fontsource/spectral": {"LICENSE": "../fonts/LICENSE.spectral"},
    "@fontsource/grenze-gotisch": {"LICENSE": "../fonts/LICENSE.grenze-gotisch"},
    "@fontsource/barlow-condensed": {"LICENSE": "../fonts/LICENSE.barlow-condensed"},
    "@fontsource/almendra": {
        **{
            f"files/almendra-{subset}-400-normal.woff2": f"../fonts/almendra-{subset}-400-normal.woff2"
            for subset in ("latin", "latin-ext")
        },
        "LICENSE": "../fonts/LICENSE.almendra",
    },
}
"""Files of a package and where they go. @fluent/bundle ships no licence file; LICENSE.fluent is Apache-2.0's text."""

CUT = {
    "@fontsource/spectral": ("spectral", ("400-normal", "400-italic", "600-normal")),
    "@fontsource/grenze-gotisch": ("grenze-gotisch", ("500-normal",)),
    "@fontsource/barlow-condensed": ("barlow-condensed", ("500-normal",)),
}
"""Fonts of which we keep the letters that a table needs. Almendra's name is reserved for the font as it was made."""

BARE = {
    "preact": "preact.js",
    "preact/hooks": "preact-hooks.js",
    "@preact/signals-core": "signals-core.js",
}
"""Bare imports become relative ones: an import map would be an inline script, which the content policy forbids."""


def main() -> int:
    """Fetch, or check what was fetched."""
    if "--check" in sys.argv:
        wrong = [str(path) for path, digest in _noted() if _digest(path) != digest]
        sys.stdout.write("".join(f"changed: {name}\n" for name in wrong) or "all files are as they were fetched\n")
        return 1 if wrong else 0
    written: list[Path] = []
    for package, version in VERSIONS.items():
        files = _package(package, version)
        for source, target in COPIES.get(package, {}).items():
            path = (WEB / "vendor" / target).resolve()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(_relative(files[source]) if path.suffix == ".js" else files[source])
            written.append(path)
        written.extend(_fonts(package, files))
        if package == "@iconify-json/game-icons":
            icons = json.loads(files["icons.json"])["icons"]
            written.append(_icons(icons))
            for path in GAMES.glob("*/look/web/icons.json"):
                _icons_of_a_game(path, icons)
    lines = [f"{_digest(path)}  {path.relative_to(WEB.resolve()).as_posix()}\n" for path in sorted(written)]
    CHECKSUMS.write_text("".join(lines), encoding="utf-8")
    return 0


def _package(name: str, version: str) -> dict[str, bytes]:
    with TemporaryDirectory() as folder:
        pack = ("npm", "pack", "--silent", f"{name}@{version}")
        packed = subprocess.run(pack, cwd=folder, check=True, capture_output=True, text=True).stdout.split()[-1]
        with tarfile.open(Path(folder) / packed) as archive:
            return {
                member.name.partition("/")[2]: found.read()
                for member in archive
                if (found := archive.extractfile(member)) is not None
            }


def _fonts(package: str, files: dict[str, bytes]) -> Iterator[Path]:
    name, styles = CUT.get(package, ("", ()))
    for style in styles:
        path = (WEB / "fonts" / f"{name}-{style}.woff2").resolve()
        path.write_bytes(cut(*(files[f"files/{name}-{subset}-{style}.woff2"] for subset in ("latin", "latin-ext"))))
        yield path


def _relative(module: bytes) -> bytes:
    text = re.sub(r"\n//# sourceMappingURL=.*", "", module.decode())
    for bare, file in BARE.items():
        text = re.sub(rf"""(from\s*|import\s*)["']{re.escape(bare)}["']""", rf'\1"./{file}"', text)
    return text.encode()


def _icons(icons: dict[str, dict[str, str]]) -> Path:
    """The icons of every table, named in icons/used.txt, as a module of paths."""
    used = (WEB / "icons" / "used.txt").read_text(encoding="utf-8").split()
    target = (WEB / "icons" / "game-icons.js").resolve()
    rows = "".join(f'  "{name}":\n    "{_path(icons[name])}",\n' for name in sorted(set(used)))
    target.write_text(
        "// Made by vendor/refresh.py from the game-icons set (CC BY 3.0, see CREDITS.md). 512×512 paths.\n"
        f"/** @type {{Record<string, string>}} */\nexport const PATHS = {{\n{rows}}};\n",
        encoding="utf-8",
    )
    return target


def _icons_of_a_game(target: Path, icons: dict[str, dict[str, str]]) -> None:
    """The icons that are keys of a game's icons.json: a new one is written there as ``"name": ""``."""
    names = sorted(json.loads(target.read_text(encoding="utf-8")))
    rows = ",\n".join(f' "{name}": "{_path(icons[name])}"' for name in names)
    target.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    (target.parents[1] / "CHECKSUMS").write_text(f"{_digest(target)}  web/icons.json\n", encoding="utf-8")


def _path(icon: dict[str, str]) -> str:
    found = re.findall(r' d="([^"]+)"', icon["body"])
    assert found, icon
    return rounded(" ".join(found))


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "missing"


def _noted() -> Iterator[tuple[Path, str]]:
    for folder, noted in ((WEB, CHECKSUMS), *((path.parent, path) for path in GAMES.glob("*/look/CHECKSUMS"))):
        for line in noted.read_text(encoding="utf-8").splitlines():
            digest, name = line.split("  ", 1)
            yield folder / name, digest


if __name__ == "__main__":
    sys.exit(main())
