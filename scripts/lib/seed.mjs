import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, startNode } from './child.mjs';
import { PlainError } from './plain-error.mjs';

const importer = join('scripts', 'catalogue-import', 'main.ts');
const catalogue = join('supabase', 'seed', 'catalogue.csv');
const promos = join('supabase', 'seed', 'promos.json');

/**
 * Loads the sample catalogue into an empty database with the normal importer, and its promo codes. The import is one
 * transaction: if it is interrupted, the database stays empty and the next start repeats it.
 */
export async function seedCatalogue({ root, environment, signal, report }) {
  if (!existsSync(join(root, importer)) || !existsSync(join(root, catalogue))) return;
  if (await hasProducts(environment)) return;
  report('Filling the catalogue …');
  await seedPromos(root, environment);
  const args = ['--import', 'tsx', importer, catalogue];
  const code = await runChild(startNode(args, { cwd: root, env: environment }), signal);
  signal?.throwIfAborted();
  if (code !== 0)
    throw new PlainError('The catalogue could not be loaded: see what the import says above.');
}

/** One request each: rows of one request must all have the same fields. */
async function seedPromos(root, environment) {
  const url = new URL('/rest/v1/promos', environment.NEXT_PUBLIC_SUPABASE_URL);
  for (const promo of JSON.parse(readFileSync(join(root, promos), 'utf8'))) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        apikey: environment.SUPABASE_SECRET_KEY,
        'content-type': 'application/json',
        prefer: 'resolution=merge-duplicates',
      },
      body: JSON.stringify(promo),
    });
    if (!answer.ok)
      throw new PlainError(
        `The promo codes cannot be written: the backend answered ${answer.status}.`,
      );
  }
}

async function hasProducts(environment) {
  const url = new URL('/rest/v1/products?select=sku&limit=1', environment.NEXT_PUBLIC_SUPABASE_URL);
  const answer = await fetch(url, { headers: { apikey: environment.SUPABASE_SECRET_KEY } });
  if (!answer.ok)
    throw new PlainError(`The products cannot be read: the backend answered ${answer.status}.`);
  return (await answer.json()).length > 0;
}
