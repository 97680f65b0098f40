"""Joins a Latin font with the characters that only a second font has.

    python3 join.py Inter-Regular.ttf ZenKakuGothicNew-Regular.ttf joined.ttf

The first font stays as it is: its names, its measures, its glyphs, its hints. The second one gives
what the first lacks, scaled to its em, without hints and without layout tables. A wide form that
neither has is the plain one. The copyright of both stands in the result. Needs fontTools.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem


def components(font, name, found):
    """The glyph and all that it is composed of, parts first."""
    for part in font["glyf"][name].getComponentNames(font["glyf"]):
        components(font, part, found)
    if name not in found:
        found.append(name)


def join(first_file, second_file, target):
    first, second = TTFont(first_file), TTFont(second_file)
    scale_upem(second, first["head"].unitsPerEm)
    known, offered = first.getBestCmap(), second.getBestCmap()
    added = {code: name for code, name in offered.items() if code not in known}
    wanted = []
    for name in added.values():
        components(second, name, wanted)
    new_names = {name: "jp." + name for name in wanted}
    order = first.getGlyphOrder() + [new_names[name] for name in wanted]
    first["glyf"].setGlyphOrder(order)
    first.setGlyphOrder(order)
    for name in wanted:
        glyph = second["glyf"][name]
        glyph.removeHinting()
        if glyph.isComposite():
            for part in glyph.components:
                part.glyphName = new_names[part.glyphName]
        first["glyf"].glyphs[new_names[name]] = glyph
        first["hmtx"].metrics[new_names[name]] = second["hmtx"].metrics[name]
    characters = {code: new_names[name] for code, name in added.items()}
    for wide in range(0xFF01, 0xFF5F):
        if wide not in offered:
            characters[wide] = known[wide - 0xFEE0]
    for table in first["cmap"].tables:
        if table.isUnicode():
            most = 0xFFFF if table.format == 4 else 0x10FFFF
            table.cmap.update({code: name for code, name in characters.items() if code <= most})
    first["OS/2"].recalcUnicodeRanges(first)
    first["OS/2"].recalcCodePageRanges(first)
    copyright = first["name"].getDebugName(0) + "; " + second["name"].getDebugName(0)
    first["name"].setName(copyright, 0, 3, 1, 0x409)
    first["post"].formatType = 3.0
    first.save(target)


if __name__ == "__main__":
    join(*sys.argv[1:])
