"""Fonts with the letters that a table needs, Latin and Central European in one file, in a third of the size.

Needs fontTools and brotli, which nothing else here does: for maintainers, when fonts are fetched.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
    + "ÁÂÄÅÆÇČĎĐÈÉÊËĚÍÎÏŇÑÔÖŐØŘŠŤÚÛÜŮŰÝŽáâäåæçčďđèéêëěíîïňñôöőøřšťúûüůűýžßàùœŒ"
    + "\u00a0§©·×÷½¼¾°±µ«»‹›„”“’‘–—…•−→←↑↓≤≥²³¹"
)
"""Whatever is not here is drawn with a letter of the reader's own machine."""


def cut(latin: bytes, extended: bytes) -> bytes:
    """One font of two files of it that hold different letters."""
    from fontTools import merge, subset

    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, source in enumerate((latin, extended)):
            path = Path(folder) / f"{number}.font"
            path.write_bytes(source)
            options = subset.Options(layout_features=["*"], hinting=False, desubroutinize=True)
            font = subset.load_font(str(path), options)
            cutter = subset.Subsetter(options)
            cutter.populate(text=LETTERS)
            cutter.subset(font)
            font.flavor = None
            font.save(path)
            paths.append(str(path))
        whole = merge.Merger().merge(paths)
        whole.flavor = "woff2"
        whole["head"].modified = whole["head"].created
        whole.save(paths[0])
        return Path(paths[0]).read_bytes()
