import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../lib/backend.mjs';
import { seedCatalogue } from '../lib/seed.mjs';
import { relevanceFloors } from './budgets.mjs';
import { judgedQueries, measureRelevanceOf, querySets } from './relevance-score.mjs';
import { asShare, note } from './table.mjs';

async function skusFoundBy(
  { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key },
  query,
) {
  const answer = await fetch(`${url}/rest/v1/rpc/shop_catalogue`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ p_q: query, p_page_size: 10 }),
  });
  const { products } = await answer.json();
  if (!answer.ok) throw new Error(`The search for "${query}" was answered with ${answer.status}.`);
  return products.map(({ sku }) => sku);
}

/**
 * Sends the judged queries to an embedded backend with the sample catalogue, and prints those with the worst results.
 */
export async function measureRelevance({ root, signal, report, cleanUps, backendPort }) {
  const localDir = mkdtempSync(join(tmpdir(), 'zad-bench-'));
  cleanUps.push(() => rmSync(localDir, { recursive: true, force: true }));
  const environment = { ...process.env };
  const plan = { root, signal, report, environment, localDir, backendPort, shopPort: 3_103 };
  const backend = await startBackend(plan);
  cleanUps.push(backend.stop);
  Object.assign(environment, backend.variables);
  await seedCatalogue(plan);

  for (const set of querySets) {
    const { right, misspelt, worst } = await measureRelevanceOf(judgedQueries(root, set), (query) =>
      skusFoundBy(backend.variables, query),
    );
    for (const { query, precision, found } of worst)
      report(`${precision.toFixed(1)}  ${query}: ${found.join(' ') || 'nothing'}`);
    for (const [name, { queries, precision, rank }] of Object.entries({ right, misspelt })) {
      const figure = `${set}, ${queries} ${name === 'right' ? 'spelt right' : name}`;
      note(`${figure}: precision at five`, precision, { least: relevanceFloors[name] }, asShare);
      note(`${figure}: mean reciprocal rank`, rank, {}, asShare);
    }
  }
  await backend.stop();
}
