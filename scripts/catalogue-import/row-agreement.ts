import { type RowProblem } from './row-problem.ts';
import { type StagedRow } from './row.ts';

interface Topic {
  key: 'category' | 'subject' | 'owner';
  says: 'category_en' | 'subject_en' | 'owner_en' | 'owner_kind';
}

const topics: Topic[] = [
  { key: 'category', says: 'category_en' },
  { key: 'subject', says: 'subject_en' },
  { key: 'owner', says: 'owner_en' },
  { key: 'owner', says: 'owner_kind' },
];

/**
 * Errors that involve several rows: a duplicate SKU, and a category, subject or owner with different descriptions. The
 * first row is assumed to be right and the later ones are reported.
 */
export function disagreements(rows: readonly StagedRow[]): RowProblem[] {
  return [repeatedSkus(rows), ...topics.map((topic) => differences(rows, topic))].flat();
}

function repeatedSkus(rows: readonly StagedRow[]): RowProblem[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap(({ sku, line }) => {
    const first = firstLines.get(sku);
    if (first !== undefined)
      return [
        { line, sku, reason: 'sku: also on an earlier line', found: `line ${String(first)}` },
      ];
    firstLines.set(sku, line);
    return [];
  });
}

function differences(rows: readonly StagedRow[], { key, says }: Topic): RowProblem[] {
  const first = new Map<string, { line: number; text: string }>();
  return rows.flatMap((row) => {
    const subject = row[key];
    const text = row[says];
    if (!subject || !text) return [];
    const stated = first.get(subject);
    if (!stated) first.set(subject, { line: row.line, text });
    if (!stated || stated.text === text) return [];
    const reason = `${says}: differs from an earlier row of the same ${key}`;
    const found = `"${text}", but line ${String(stated.line)} says "${stated.text}" for "${subject}"`;
    return [{ line: row.line, sku: row.sku, reason, found }];
  });
}
