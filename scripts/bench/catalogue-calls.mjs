import { randomUUID } from 'node:crypto';
import { writeCatalogue } from './growth-catalogue.mjs';

const rowsPerCall = 500;

function* parts(rows) {
  for (let from = 0; from < rows.length; from += rowsPerCall)
    yield rows.slice(from, from + rowsPerCall);
}

/**
 * Adds a generated catalogue through the API. Here and below, `post(path, body)` is a call of staff to the REST API that
 * resolves to the text of the response.
 */
export const addCatalogue = (post, size) =>
  writeCatalogue(size, async (table, rows) => {
    for (const part of parts(rows)) await post(table, part);
  });

/** Imports these rows of a file, in its column names. Rejects if one is refused; then none is written. */
export async function importRows(post, rows) {
  const p_batch = randomUUID();
  const lines = rows.map((row, index) => ({ line: index + 2, ...row }));
  for (const p_rows of parts(lines)) await post('rpc/catalogue_import_stage', { p_batch, p_rows });
  const outcome = await post('rpc/catalogue_import_commit', { p_batch });
  if (JSON.parse(outcome).errors.length > 0) throw new Error(outcome);
}
