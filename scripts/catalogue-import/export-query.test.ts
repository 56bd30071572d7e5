import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { columns } from './columns.ts';

test('the export query of docs/operating.md has the columns of the importer', () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  const query = /^select p\.sku,[^]*?^order by p\.sku;$/m.exec(text)?.[0] ?? '';
  const exported = (name: string) => new RegExp(`(?:\\bp\\.|\\bas )${name}\\b`).test(query);
  const missing = columns.map(({ name }) => name).filter((name) => !exported(name));
  // It is left out, so that an import of the file does not change it.
  expect(missing).toEqual(['created_at']);
});
