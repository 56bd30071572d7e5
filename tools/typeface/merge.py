"""Makes the shop's font file from two files of the npm package @fontsource-variable/cairo, which has one per script.

    python3 merge.py cairo-arabic-wght-normal.woff2 cairo-latin-wght-normal.woff2 cairo.woff2

Needs fontTools with Brotli. Keeps the weights 400 to 800, and of the Latin file what the Arabic one lacks.
"""

import sys
from io import BytesIO

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = (400, 800)
ARABIC = [*range(0x20, 0x7F), 0xA0, 0x60C, 0x60D, 0x61B, 0x61F, *range(0x621, 0x63B),
          *range(0x640, 0x657), *range(0x660, 0x66E), 0x670, 0x671, 0x67E, 0x686, 0x6A4, 0x6A9, 0x6AF, 0x6CC, 0x6D4,
          0xFD3E, 0xFD3F]
LATIN = [*range(0x20, 0x7F), *map(ord, "©«°·»×–—‘’“”•…àâçèéêîôöüÉ")]
VARIATION_INDEX = 0x8000
NO_VARIATION = 0xFFFF


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
    """Returns the new names of the copied glyphs."""
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
    return new_names


def add_kerning(target, source, new_names):
    store, added = target["GDEF"].table.VarStore, source["GDEF"].table.VarStore
    regions, first_region = store.VarRegionList, store.VarRegionList.RegionCount
    first_data = len(store.VarData)
    regions.Region += added.VarRegionList.Region
    regions.RegionCount = len(regions.Region)
    for data in added.VarData:
        data.VarRegionIndex = [index + first_region for index in data.VarRegionIndex]
    store.VarData += added.VarData
    store.VarDataCount = len(store.VarData)

    positions, latin = target["GPOS"].table, source["GPOS"].table
    first_lookup = positions.LookupList.LookupCount
    for lookup in latin.LookupList.Lookup:
        renumber(lookup, first_data)
        rename(lookup, new_names)
    positions.LookupList.Lookup += latin.LookupList.Lookup
    positions.LookupList.LookupCount = len(positions.LookupList.Lookup)
    kerning = range(first_lookup, positions.LookupList.LookupCount)
    for record in positions.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex = [*record.Feature.LookupListIndex, *kerning]
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)


def parts_of(part):
    yield part
    for value in vars(part).values() if hasattr(part, "__dict__") else ():
        for item in value if isinstance(value, list) else [value]:
            if hasattr(item, "__dict__"):
                yield from parts_of(item)


def renumber(lookup, first_data):
    """Points the variations of kerning pairs to their new place."""
    seen = set()
    for part in parts_of(lookup):
        if isinstance(part, otTables.Device) and part.DeltaFormat == VARIATION_INDEX and id(part) not in seen:
            seen.add(id(part))
            if part.StartSize != NO_VARIATION:
                part.StartSize += first_data


def rename(lookup, new_names):
    """Pairs with a character that both files have stay with the Latin glyph, which is not in use, and are dropped."""
    for table in lookup.SubTable:
        table = getattr(table, "ExtSubTable", table)
        if table.Format == 1:
            pairs = [(glyph, pair_set) for glyph, pair_set in zip(table.Coverage.glyphs, table.PairSet) if glyph in new_names]
            for _, pair_set in pairs:
                pair_set.PairValueRecord = [pair for pair in pair_set.PairValueRecord if pair.SecondGlyph in new_names]
                for pair in pair_set.PairValueRecord:
                    pair.SecondGlyph = new_names[pair.SecondGlyph]
                pair_set.PairValueCount = len(pair_set.PairValueRecord)
            table.Coverage.glyphs = [new_names[glyph] for glyph, _ in pairs]
            table.PairSet = [pair_set for _, pair_set in pairs]
            table.PairSetCount = len(pairs)
        else:
            table.Coverage.glyphs = [new_names[glyph] for glyph in table.Coverage.glyphs if glyph in new_names]
            for classes in (table.ClassDef1, table.ClassDef2):
                classes.classDefs = {new_names[g]: c for g, c in classes.classDefs.items() if g in new_names}


def main(arabic_path, latin_path, merged_path):
    arabic = subset(arabic_path, ARABIC, ["ccmp", "fina", "init", "medi", "rlig", "kern", "mark", "mkmk"])
    latin = subset(latin_path, LATIN, ["kern"])
    if arabic["avar"].segments != latin["avar"].segments:
        raise SystemExit("The files are of different versions of the typeface.")
    add_kerning(arabic, latin, add_glyphs(arabic, latin))
    arabic.flavor = "woff2"
    arabic.save(merged_path)


main(*sys.argv[1:])
