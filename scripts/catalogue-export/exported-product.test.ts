import { expect, test } from '@jest/globals';
import { fc } from '../test/fast-check.mjs';
import { parseCsv } from '../catalogue-import/parse-csv';
import { checkRow } from '../catalogue-import/row';
import { columns } from '../catalogue-import/columns';
import { csvLine } from '../lib/csv';
import { productRow } from './exported-product';

/**
 * Text as stored in the tables, with characters that a spreadsheet, CSV or the specifications' format could misread.
 */
const signs = fc.constantFrom(...'اب9 ,;"\'=-+@|\\n%'.split(''), '\\', '\\n', 'é');
const trimmed = (text: string) => text.trim() === text && text !== '';
const singleLine = fc.string({ unit: signs, minLength: 1, maxLength: 12 }).filter(trimmed);
const paragraphs = fc
  .array(singleLine, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join('\n'));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);

const product = fc.record({
  sku: fc.constant('A-1'),
  product_name: singleLine,
  name_en: maybe(singleLine),
  category: singleLine,
  category_en: maybe(singleLine),
  subject: maybe(singleLine),
  subject_en: maybe(singleLine),
  owner: singleLine,
  owner_en: maybe(singleLine),
  owner_kind: fc.constantFrom('author', 'teacher', 'publisher'),
  term: fc.constant(null),
  level: maybe(fc.constant('azhari')),
  grade: maybe(fc.integer({ min: 1, max: 3 })),
  tracks: maybe(fc.constant('scientific;literary')),
  retail_price_pt: fc.integer({ min: 1, max: 100_000_000 }),
  available: fc.boolean(),
  published: fc.boolean(),
  stock: maybe(fc.nat(1_000_000)),
  isbn: maybe(fc.constant('9789772727216')),
  pages: maybe(fc.integer({ min: 1, max: 5_000 })),
  edition_year: maybe(fc.integer({ min: 1_450, max: 2_026 })),
  image_url: maybe(fc.constant('/websites/shop/covers/A-1.webp')),
  pictures: fc.array(fc.constantFrom('/pages/A-1.webp', 'https://pages.example/a,b?c=1&d='), {
    maxLength: 12,
  }),
  description: maybe(paragraphs),
  description_en: maybe(paragraphs),
  notes: maybe(paragraphs),
  notes_en: maybe(paragraphs),
  specifications: fc.array(fc.tuple(singleLine, paragraphs, maybe(singleLine), maybe(paragraphs)), {
    maxLength: 3,
  }),
  created_at: fc.constant('2026-09-01T10:00:00.123456Z'),
});

test('exports every product so that the import reads it back unchanged', () => {
  fc.assert(
    fc.property(product, (exported) => {
      const text = csvLine(columns.map(({ name }) => name)) + csvLine(productRow(exported));
      const parsed = parseCsv(text.replaceAll('\r\n', '\n'));
      if (!parsed.ok) throw new Error(parsed.reason);
      const [cells] = parsed.rows;
      const { specifications, pictures, ...fields } = exported;
      expect(checkRow(cells!)).toEqual({
        ok: true,
        row: {
          line: 2,
          ...fields,
          specifications: specifications.length > 0 ? specifications : null,
          pictures: pictures.length > 0 ? pictures : null,
        },
      });
    }),
    { numRuns: 500 },
  );
});
