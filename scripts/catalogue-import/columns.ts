interface Column {
  name: string;
  /** A file that lacks it cannot create products, only update those that exist. */
  required?: true;
  /** One line for --help. */
  holds: string;
}

export const columns = [
  { name: 'sku', required: true, holds: 'identifier: A–Z, 0–9 and "-", 2 to 40 characters' },
  { name: 'product_name', required: true, holds: 'Arabic name' },
  { name: 'name_en', holds: 'English name' },
  { name: 'category', required: true, holds: 'Arabic name; created if it does not exist' },
  { name: 'category_en', holds: 'English name of the category' },
  { name: 'subject', holds: 'Arabic name; created if it does not exist' },
  { name: 'subject_en', holds: 'English name of the subject' },
  { name: 'owner', required: true, holds: 'author, teacher or publisher; created if new' },
  { name: 'owner_en', holds: 'English name of the owner' },
  { name: 'owner_kind', required: true, holds: 'author, teacher or publisher' },
  { name: 'term', holds: 'first-term, second-term or full-year, or the Arabic name' },
  { name: 'level', holds: 'general or azhari, or the Arabic name' },
  { name: 'grade', holds: '1, 2 or 3' },
  { name: 'tracks', holds: 'scientific;mathematics;literary or the Arabic names; empty: all' },
  { name: 'retail_price', required: true, holds: 'pounds, up to two decimals' },
  { name: 'available', holds: 'yes/no, نعم/لا, true/false, 1/0' },
  { name: 'published', holds: 'the same values; no hides the product' },
  { name: 'stock', holds: 'copies on hand; empty is unlimited' },
  { name: 'isbn', holds: '13 digits; hyphens are ignored' },
  { name: 'pages', holds: 'number of pages' },
  { name: 'edition_year', holds: 'year, from 1450' },
  { name: 'image_url', holds: 'address of the cover, https://… or /path; see --fetch-covers' },
  { name: 'pictures', holds: 'up to 12 addresses of pictures of the inside, separated by ";"' },
  { name: 'description', holds: 'Arabic text, may have several lines' },
  { name: 'description_en', holds: 'English text' },
  { name: 'notes', holds: 'Arabic note' },
  { name: 'notes_en', holds: 'English note' },
  { name: 'specifications', holds: 'one per line: name=value or name|name_en=value|value_en' },
  { name: 'created_at', holds: 'ISO date; the shop lists the newest first' },
] as const satisfies readonly Column[];

export type ColumnName = (typeof columns)[number]['name'];

const names: readonly string[] = columns.map(({ name }) => name);

export function isColumnName(name: string): name is ColumnName {
  return names.includes(name);
}

/** Columns that are meaningless without another one. */
const companions: readonly (readonly [ColumnName, ColumnName])[] = [
  ['category_en', 'category'],
  ['subject_en', 'subject'],
  ['owner_en', 'owner'],
  ['owner_kind', 'owner'],
  ['owner', 'owner_kind'],
];

/** Whether products can be created from these columns. */
export function canCreate(header: readonly string[]): boolean {
  return columns.every((column) => !('required' in column) || header.includes(column.name));
}

/** The error in a header row, or undefined. */
export function headerFault(header: readonly string[]): string | undefined {
  const unknown = header.filter((name) => !isColumnName(name));
  if (unknown.length > 0)
    return `Unknown column ${unknown.map((name) => `"${name}"`).join(', ')}. Known columns: ${names.join(', ')}.`;
  const twice = header.find((name, place) => header.indexOf(name) !== place);
  if (twice !== undefined) return `The column "${twice}" is there twice.`;
  if (!header.includes('sku')) return 'Missing column "sku".';
  const alone = companions.find(
    ([name, other]) => header.includes(name) && !header.includes(other),
  );
  if (alone) return `The column "${alone[0]}" needs the column "${alone[1]}" beside it.`;
  return undefined;
}
