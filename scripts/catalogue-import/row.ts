import { z } from 'zod';
import { oneOf, optional, paragraphs, singleLine, westernDigits, wholeNumber } from './cells.ts';
import { type ColumnName, isColumnName } from './columns.ts';
import { imageUrl, pictures } from './image-urls.ts';
import { isbn } from './isbn.ts';
import { price } from './price.ts';
import { type RowProblem } from './row-problem.ts';
import { specifications } from './specifications.ts';
import { type CsvRow } from './parse-csv.ts';

const yes = ['yes', 'true', '1', 'نعم'];
const no = ['no', 'false', '0', 'لا'];

const yesOrNo = z.string().transform((text, context) => {
  const word = westernDigits(text.trim().toLowerCase());
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  context.addIssue(`must be one of: ${[...yes, ...no].join(', ')}`);
  return z.NEVER;
});

const isoDate = z.string().transform((text, context) => {
  const date = new Date(text);
  const written =
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text);
  if (written && !Number.isNaN(date.getTime()) && isDayOfCalendar(text.slice(0, 10)))
    return date.toISOString().replace('Z', `${microseconds(text)}Z`);
  context.addIssue('must be an ISO date such as 2026-09-01 or 2026-09-01T10:00:00Z');
  return z.NEVER;
});

/** The decimals of a time that a JavaScript date loses. */
function microseconds(text: string): string {
  return /\.\d{3}(\d{1,3})/.exec(text)?.[1] ?? '';
}

/** JavaScript parses 2026-02-31 as 3 March. */
function isDayOfCalendar(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

const name = singleLine(120);
const sku = z
  .string()
  .trim()
  .regex(
    /^[A-Z0-9][A-Z0-9-]{1,39}$/,
    'must be 2 to 40 of A–Z, 0–9 and "-", not beginning with "-"',
  );

const needed = {
  product_name: singleLine(200),
  category: name,
  owner: name,
  owner_kind: oneOf(['author', 'teacher', 'publisher']),
  retail_price: price,
};

const earliestYear = 1_450;
const latestYear = new Date().getFullYear() + 2;

const mayBeEmpty = {
  name_en: optional(singleLine(200)),
  category_en: optional(name),
  subject: optional(name),
  subject_en: optional(name),
  owner_en: optional(name),
  term: optional(singleLine(40)),
  level: optional(singleLine(40)),
  grade: optional(wholeNumber(1, 3)),
  tracks: optional(singleLine(200)),
  available: optional(yesOrNo),
  published: optional(yesOrNo),
  stock: optional(wholeNumber(0, 1_000_000)),
  isbn: optional(isbn),
  pages: optional(wholeNumber(1, 5_000)),
  edition_year: optional(wholeNumber(earliestYear, latestYear)),
  image_url: optional(imageUrl),
  pictures: optional(pictures),
  description: optional(paragraphs(10_000)),
  description_en: optional(paragraphs(10_000)),
  notes: optional(paragraphs(2_000)),
  notes_en: optional(paragraphs(2_000)),
  specifications: optional(specifications),
  created_at: optional(isoDate),
} satisfies Record<Exclude<ColumnName, 'sku' | keyof typeof needed>, z.ZodType>;

/** Validates a row's cells and converts them to the fields of `catalogue_import_stage`. */
const rowSchema = z
  .object({ ...needed, ...mayBeEmpty })
  .partial()
  .extend({ sku })
  .transform(({ retail_price, ...row }) => ({
    ...row,
    ...(retail_price !== undefined && { retail_price_pt: retail_price }),
  }));

export type StagedRow = z.output<typeof rowSchema> & { line: number };

export type CheckedRow = { ok: true; row: StagedRow } | { ok: false; problems: RowProblem[] };

export function checkRow({ line, cells }: CsvRow): CheckedRow {
  const parsed = rowSchema.safeParse(cells);
  if (parsed.success) return { ok: true, row: { line, ...parsed.data } };
  const named = cells.sku?.trim() ? { sku: cells.sku.trim() } : {};
  const problems = parsed.error.issues.map(({ path, message }) => ({
    line,
    ...named,
    reason: `${path.join('.')}: ${message}`,
    ...foundIn(cells, path[0]),
  }));
  return { ok: false, problems };
}

const longestFound = 80;

function foundIn(cells: CsvRow['cells'], column: PropertyKey | undefined): { found?: string } {
  const text = typeof column === 'string' && isColumnName(column) ? cells[column]?.trim() : '';
  if (!text) return {};
  return { found: text.length > longestFound ? `${text.slice(0, longestFound)} …` : text };
}
