import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from '../../supabase/local/testing/gateway-process';
import { importCatalogue } from '../catalogue-import/import-catalogue';
import { exportCatalogue } from './export-catalogue';

let localDir: string;
let gateway: GatewayProcess;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir, { MIGRATIONS_DIR: 'supabase/migrations' });
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const backend = () => ({ url: gateway.url, secretKey: gateway.keys.secretKey });

async function exported(): Promise<{ count: number; csv: Uint8Array }> {
  const parts: string[] = [];
  const count = await exportCatalogue(backend(), (text) => {
    parts.push(text);
    return Promise.resolve();
  });
  return { count, csv: new TextEncoder().encode(parts.join('')) };
}

async function change(path: string, method: string, json: object): Promise<void> {
  const key = gateway.keys.secretKey;
  const answer = await gateway.call(`/rest/v1/${path}`, { key, method, json });
  if (!answer.ok) throw new Error(await answer.text());
}

const versions = async () =>
  (
    await gateway.call('/rest/v1/products?select=sku,updated_at&order=sku', {
      key: gateway.keys.secretKey,
    })
  ).json();

test('changes nothing when an export is imported again', async () => {
  const sample = await importCatalogue({
    ...backend(),
    csv: await readFile('supabase/seed/catalogue.csv'),
  });
  expect(sample).toMatchObject({ kind: 'imported', skipped: [], similarNames: [] });
  // As an editor in Studio may leave them.
  await change('products?sku=eq.PHY-3-NWR-EXP', 'PATCH', {
    product_name: '=1+1',
    description: '\'-سطر\n\n"آخر"; 1,5',
    published: false,
    edition_year: 1822,
    created_at: '2026-09-01T10:00:00.123456Z',
  });
  await change('product_specifications?spec_name=eq.المقاس', 'PATCH', {
    spec_name: 'المقاس = |',
    spec_value: 'a\\n|\nb',
  });

  const before = await versions();
  const { count, csv } = await exported();
  expect(count).toBe(273);
  expect(await importCatalogue({ ...backend(), csv })).toMatchObject({
    kind: 'imported',
    created: 0,
    updated: 0,
    unchanged: 273,
    similarNames: [],
  });
  expect(await versions()).toEqual(before);
  expect(Buffer.from((await exported()).csv).equals(Buffer.from(csv))).toBe(true);
});

test('reads another page after a full one', async () => {
  const rows = Array.from(
    { length: 1_000 },
    (_, at) => `P-${String(at)},كتاب,قسم,دار,publisher,10\n`,
  );
  const csv = `sku,product_name,category,owner,owner_kind,retail_price\n${rows.join('')}`;
  await importCatalogue({ ...backend(), csv: new TextEncoder().encode(csv) });
  const all = await exported();
  expect(all.count).toBe(1_273);
  expect(await importCatalogue({ ...backend(), csv: all.csv })).toMatchObject({ unchanged: 1_273 });
});
