"""Makes the shop's font file from two files of the npm package @fontsource-variable/cairo, which has one per script.

    python3 merge.py cairo-arabic-wght-normal.woff2 cairo-latin-wght-normal.woff2 cairo.woff2

Needs fontTools with Brotli. Keeps the weights 400 to 800, and of the Latin file what the Arabic one lacks. Latin
kerning, a sixth of the size, is left out: it hardly shows at the sizes of the shop.
"""

import sys
from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = (400, 800)
ARABIC = [*range(0x20, 0x7F), 0xA0, 0x60C, 0x60D, 0x61B, 0x61F, *range(0x621, 0x63B),
          *range(0x640, 0x657), *range(0x660, 0x66E), 0x670, 0x671, 0x67E, 0x686, 0x6A4, 0x6A9, 0x6AF, 0x6CC, 0x6D4,
          0xFD3E, 0xFD3F]
LATIN = [*range(0x20, 0x7F), *map(ord, "©«°·»×–—‘’“”•…àâçèéêîôöüÉ")]


def reread(font):
    file = BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return TTFont(file)


def subset(path, characters, features):
    font = TTFont(path)
    font = reread(instantiateVariableFont(font, {"wght": WEIGHTS}))
    options = Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    # Without it, the advance widths vary as `gvar` says.
    if "HVAR" in font:
        del font["HVAR"]
    return reread(font)


def add_glyphs(target, source):
    known = target.getBestCmap()
    characters = {code: name for code, name in source.getBestCmap().items() if code not in known}
    wanted = list(characters.values())
    for name in wanted:
        glyph = source["glyf"][name]
        if glyph.isComposite():
            wanted += [part.glyphName for part in glyph.components if part.glyphName not in wanted]
    # Tables list glyphs in the order of the font.
    new_names = {name: f"latin.{name}" for name in source.getGlyphOrder() if name in wanted}
    order = target.getGlyphOrder() + list(new_names.values())
    for name, new_name in new_names.items():
        glyph = source["glyf"][name]
        if glyph.isComposite():
            for part in glyph.components:
                part.glyphName = new_names[part.glyphName]
        target["glyf"].glyphs[new_name] = glyph
        target["gvar"].variations[new_name] = source["gvar"].variations.get(name, [])
        target["hmtx"].metrics[new_name] = source["hmtx"].metrics[name]
    target.setGlyphOrder(order)
    target["glyf"].glyphOrder = order
    for table in target["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: new_names[name] for code, name in characters.items() if code <= 0xFFFF})


def main(arabic_path, latin_path, merged_path):
    arabic = subset(arabic_path, ARABIC, ["ccmp", "fina", "init", "medi", "rlig", "kern", "mark", "mkmk"])
    latin = subset(latin_path, LATIN, [])
    if arabic["avar"].segments != latin["avar"].segments:
        raise SystemExit("The files are of different versions of the typeface.")
    add_glyphs(arabic, latin)
    arabic.flavor = "woff2"
    arabic.save(merged_path)


main(*sys.argv[1:])
