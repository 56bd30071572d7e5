import { createClient } from '@supabase/supabase-js';
import { expect, test } from '@jest/globals';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { changedAddresses } from './changed-addresses';

/** A client whose backend has these rows and records the requests. */
function backendWith(rows: { sku: string; name_en: string | null }[]) {
  const requests: URLSearchParams[] = [];
  const client = createClient<Database>('https://backend.example', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input) => {
        const { searchParams } = new URL(new Request(input).url);
        requests.push(searchParams);
        const after = searchParams.getAll('sku').find((value) => value.startsWith('gt.'));
        const among = searchParams
          .get('sku')
          ?.match(/^in\.\((.*)\)$/)?.[1]
          ?.split(',');
        const found = rows.filter(
          ({ sku }) => (!after || sku > after.slice(3)) && (!among || among.includes(sku)),
        );
        return Response.json(found.slice(0, Number(searchParams.get('limit') ?? 1_000)));
      },
    },
  });
  return { client, requests };
}

async function listOf(addresses: AsyncIterable<string>): Promise<string[]> {
  const list = [];
  for await (const address of addresses) list.push(new URL(address).pathname);
  return list;
}

test('a product has an English address only with English text; a deleted one may have had both', async () => {
  const { client } = backendWith([
    { sku: 'A-1', name_en: 'Algebra' },
    { sku: 'B-2', name_en: null },
  ]);
  const skus = new Set(['A-1', 'B-2', 'GONE-3']);
  expect(await listOf(changedAddresses(client, { skus, since: null }))).toEqual([
    '/product/A-1',
    '/en/product/A-1',
    '/product/B-2',
    '/product/GONE-3',
    '/en/product/GONE-3',
  ]);
});

test('reads the products changed since a moment in slices, without duplicates', async () => {
  const rows = Array.from({ length: 250 }, (_, number) => ({
    sku: `A-${String(number).padStart(4, '0')}`,
    name_en: null,
  }));
  const { client, requests } = backendWith(rows);
  const since = Date.parse('2026-11-22T10:00:00Z');
  const found = await listOf(changedAddresses(client, { skus: new Set(['A-0007']), since }));
  expect(found).toHaveLength(250);
  expect(new Set(found).size).toBe(250);
  expect(requests.at(-1)?.get('updated_at')).toBe('gte.2026-11-22T10:00:00.000Z');
  expect(requests.length).toBeLessThan(8);
});

test('looks up many SKUs a hundred at a time', async () => {
  const { client, requests } = backendWith([]);
  const skus = new Set(Array.from({ length: 250 }, (_, number) => `A-${number}`));
  expect(await listOf(changedAddresses(client, { skus, since: null }))).toHaveLength(500);
  expect(requests).toHaveLength(3);
});
