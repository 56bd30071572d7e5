import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from '../../supabase/local/testing/gateway-process';
import { importCatalogue } from './import-catalogue';

let localDir: string;
let gateway: GatewayProcess;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir, { MIGRATIONS_DIR: 'supabase/migrations' });
}, 300_000);

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
}, 60_000);

const header =
  'sku,product_name,category,category_en,subject,owner,owner_kind,term,level,retail_price,stock,isbn,description,specifications';
const bytes = (...lines: string[]) => new TextEncoder().encode([header, ...lines, ''].join('\r\n'));
const row = (sku: string, price = '100', stock = '') =>
  `${sku},كتاب ${sku},قسم الاستيراد,Imports,مادة,دار,publisher,first-term,عام,${price},${stock},,"سطر أول\r\nسطر ثانٍ",لون|Colour=أحمر|Red`;

const run = (csv: Uint8Array, options: { dryRun?: boolean; skipBad?: boolean } = {}) =>
  importCatalogue({ url: gateway.url, secretKey: gateway.keys.secretKey, csv, ...options });

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await gateway.call(`/rest/v1/${path}`, { key: gateway.keys.secretKey });
  return (await answer.json()) as Answer;
}

const versions = () =>
  ask<{ sku: string; updated_at: string }[]>('products?select=sku,updated_at&order=sku');

test('a dry run says what would be done and leaves everything as it was', async () => {
  const result = await run(bytes(row('DRY-1'), row('DRY-2')), { dryRun: true });
  expect(result).toEqual({ kind: 'imported', created: 2, updated: 0, unchanged: 0, skipped: [] });
  expect(await versions()).toEqual([]);
  expect(await ask('categories?select=slug')).toEqual([]);
}, 60_000);

test('products are created, then found unchanged, then updated where they differ', async () => {
  expect(await run(bytes(row('A-1'), row('A-2', '"1,250.50"', '3')))).toMatchObject({ created: 2 });
  const [product] = await ask<object[]>('shop_products_view?sku=eq.A-2');
  expect(product).toMatchObject({
    retail_price: 1250.5,
    category_slug: 'imports',
    level: 'general',
    description: 'سطر أول\nسطر ثانٍ',
    available: true,
  });

  const before = await versions();
  expect(await run(bytes(row('A-1'), row('A-2', '"1,250.50"', '3')))).toMatchObject({
    unchanged: 2,
  });
  expect(await versions()).toEqual(before);
  expect(await run(bytes(row('A-1', '99'), row('A-2', '"1,250.50"', '3')))).toMatchObject({
    created: 0,
    updated: 1,
    unchanged: 1,
  });
}, 60_000);

test('a file with bad rows changes nothing and every bad row is named by its line', async () => {
  const before = await versions();
  const bad = bytes(
    row('B-1'),
    row('B-2', 'free'),
    row('B-1'),
    row('B-3').replace('first-term', 'third-term'),
    'B-4,too,few',
  );
  const result = await run(bad);
  expect(result).toMatchObject({
    kind: 'bad-rows',
    problems: [
      { line: 4, sku: 'B-2', reason: expect.stringMatching(/^retail_price: /) },
      { line: 6, sku: 'B-1', reason: 'sku: also on line 2' },
      { line: 8, sku: 'B-3', reason: expect.stringMatching(/^term: "third-term" is not one of/) },
      { line: 10, reason: '3 cells, but the header has 14' },
    ],
  });
  expect(await versions()).toEqual(before);

  const skipped = await run(bad, { skipBad: true });
  expect(skipped).toMatchObject({ kind: 'imported', created: 1 });
  expect(await versions()).toHaveLength(before.length + 1);
}, 60_000);

test('a file that is not UTF-8 is refused before anything is sent', async () => {
  const result = await run(Uint8Array.of(0xdf, 0xca, 0x2c, 0x0a));
  expect(result).toMatchObject({ kind: 'unreadable' });
});

test('the command reports on the running backend, with an exit code', async () => {
  const file = join(localDir, 'catalogue.csv');
  await writeFile(file, bytes(row('C-1', 'x')));
  const command = ['--import', 'tsx', 'scripts/catalogue-import/main.ts', file];
  const { port } = new URL(gateway.url);
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    // Without an address the command looks for the backend of this machine.
    NEXT_PUBLIC_SUPABASE_URL: undefined,
    LOCAL_DIR: localDir,
    BACKEND_PORT: port,
  };
  const failure: unknown = await promisify(execFile)(process.execPath, command, { env }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /Line 2 \(C-1\): retail_price: must be a price[^]*Nothing was imported/,
    ),
  });
  await writeFile(file, bytes(row('C-1')));
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  expect(stdout).toBe('Created 1, updated 0, unchanged 0.\n');
}, 120_000);

test('ten thousand rows are imported, and a second run changes nothing', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const words = `قسم ${String(at % 8)},,مادة ${String(at % 25)},دار ${String(at % 60)}`;
    return `M-${String(at)},كتاب رقم ${String(at)},${words},publisher,full-year,أزهر,${String(100 + at)},,,"وصف\r\nمن سطرين",لون=أحمر`;
  });
  expect(await run(bytes(...rows))).toMatchObject({ created: 10_000 });

  const before = await versions();
  expect(await run(bytes(...rows))).toMatchObject({ created: 0, updated: 0, unchanged: 10_000 });
  expect(await versions()).toEqual(before);
}, 900_000);
