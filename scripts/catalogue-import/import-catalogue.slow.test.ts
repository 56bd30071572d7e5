import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from '../../supabase/local/testing/gateway-process';
import { folderStore } from './covers/cover-store';
import { importCatalogue } from './import-catalogue';

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

const header =
  'sku,product_name,category,category_en,subject,owner,owner_kind,term,level,retail_price,stock,isbn,description,specifications';
const bytes = (...lines: string[]) => new TextEncoder().encode([header, ...lines, ''].join('\r\n'));
const row = (sku: string, price = '100', stock = '') =>
  `${sku},كتاب ${sku},قسم الاستيراد,Imports,مادة,دار,publisher,first-term,عام,${price},${stock},,"سطر أول\r\nسطر ثانٍ",لون|Colour=أحمر|Red`;

const backend = () => ({ url: gateway.url, secretKey: gateway.keys.secretKey });

const run = (csv: Uint8Array, options: Partial<Parameters<typeof importCatalogue>[0]> = {}) =>
  importCatalogue({ ...backend(), csv, ...options });

async function callBackend<Answer>(path: string): Promise<Answer> {
  const answer = await gateway.call(`/rest/v1/${path}`, { key: gateway.keys.secretKey });
  return (await answer.json()) as Answer;
}

const versions = () =>
  callBackend<{ sku: string; updated_at: string }[]>('products?select=sku,updated_at&order=sku');

test('reports what a dry run would do and changes nothing', async () => {
  const result = await run(bytes(row('DRY-1'), row('DRY-2')), { dryRun: true });
  expect(result).toEqual({
    kind: 'imported',
    created: 2,
    updated: 0,
    unchanged: 0,
    creates: true,
    skipped: [],
    coverProblems: [],
    similarNames: [],
  });
  expect(await versions()).toEqual([]);
  expect(await callBackend('categories?select=slug')).toEqual([]);
});

test('creates products, then finds them unchanged, then updates those that differ', async () => {
  expect(await run(bytes(row('A-1'), row('A-2', '"1,250.50"', '3')))).toMatchObject({ created: 2 });
  const [product] = await callBackend<object[]>('shop_products_view?sku=eq.A-2');
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
});

test('changes nothing when a file has invalid rows, and reports each by its line', async () => {
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
      { line: 6, sku: 'B-1', reason: 'sku: also on an earlier line', found: 'line 2' },
      {
        line: 8,
        sku: 'B-3',
        reason: expect.stringMatching(/^term: is not one of first-term/),
        found: 'third-term',
      },
      { line: 10, found: '3, but the header has 14' },
    ],
  });
  expect(await versions()).toEqual(before);

  const skipped = await run(bad, { skipBad: true });
  expect(skipped).toMatchObject({ kind: 'imported', created: 1 });
  expect(await versions()).toHaveLength(before.length + 1);
});

test('changes only the column that a file has, and reports unknown skus', async () => {
  await run(bytes(row('S-1', '100', '5'), row('S-2', '100', '5')));
  const read = () => callBackend<object[]>('products?select=*,inventory(*)&sku=like.S-*&order=sku');
  const [first, second] = await read();
  const stock = new TextEncoder().encode('sku,stock\nS-1,9\nS-2,5\nS-3,1\n');
  const missing = {
    line: 4,
    sku: 'S-3',
    reason: 'sku: no product has it, and the file lacks columns that a new one needs',
  };
  expect(await run(stock)).toMatchObject({ kind: 'bad-rows', problems: [missing] });
  expect(await read()).toEqual([first, second]);
  const counts = { kind: 'imported', created: 0, updated: 1, unchanged: 1, skipped: [missing] };
  expect(await run(stock, { skipBad: true, dryRun: true })).toMatchObject(counts);
  expect(await read()).toEqual([first, second]);
  expect(await run(stock, { skipBad: true })).toMatchObject({ ...counts, creates: false });
  expect(await read()).toMatchObject([{ ...first, inventory: { on_hand: 9 } }, second!]);

  const whole = bytes(row('S-1', '250', '1'), row('S-2', '100', '1'));
  expect(await run(whole, { only: ['retail_price'] })).toMatchObject({ updated: 1, unchanged: 1 });
  expect(await read()).toMatchObject([{ retail_price_pt: 25_000, inventory: { on_hand: 9 } }, {}]);
});

test('reports a new name that resembles another, and stops the import if requested', async () => {
  await run(bytes(row('N-1').replace('دار', 'دار المنارة للنشر')));
  const alike = bytes(
    row('N-2').replace('دار', 'دار المناره للنشر'),
    row('N-3').replace('دار', 'دار أخرى'),
  );
  const similarNames = [
    {
      line: 2,
      topic: 'owner',
      name: 'دار المناره للنشر',
      like: 'دار المنارة للنشر',
      likeLine: null,
    },
  ];
  expect(await run(alike, { strict: true })).toMatchObject({ kind: 'similar-names', similarNames });
  expect(await callBackend('products?sku=eq.N-2')).toEqual([]);
  expect(await run(alike)).toMatchObject({ kind: 'imported', created: 2, similarNames });
  expect(await run(alike)).toMatchObject({ unchanged: 2, similarNames: [] });
});

test('stores the covers of a folder, and changes nothing in a second run', async () => {
  const folder = join(localDir, 'covers-in');
  await mkdir(folder);
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: 'red' } });
  await picture.toFile(join(folder, 'K-1.jpg'));
  await writeFile(join(folder, 'K-2.jpg'), 'no picture');
  const covers = { folder, fetched: false, store: folderStore(localDir) };
  const file = bytes(row('K-1'), row('K-2'));
  expect(await run(file, { covers })).toMatchObject({
    created: 2,
    coverProblems: [{ line: 4, sku: 'K-2' }],
  });
  const [first, second] = await callBackend<{ image_url: string }[]>(
    'products?select=image_url&sku=like.K-*&order=sku',
  );
  expect(second).toEqual({ image_url: null });
  const stored = await readFile(join(localDir, 'public', first!.image_url));
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', height: 400 });
  expect(await run(file, { covers })).toMatchObject({ unchanged: 2 });
});

test('rejects a file that is not UTF-8 before sending anything', async () => {
  const result = await run(Uint8Array.of(0xdf, 0xca, 0x2c, 0x0a));
  expect(result).toMatchObject({ kind: 'unreadable' });
});

test('imports into the running backend from the command line, with an exit code', async () => {
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
      /1 × retail_price: must be a price[^]*line 2 \(C-1\): x[^]*Nothing was imported[^]*whole list: .*catalogue\.report\.csv/,
    ),
  });
  const listed = await readFile(join(localDir, 'catalogue.report.csv'), 'utf8');
  expect(listed).toMatch(
    /^\uFEFFkind,line,sku,reason,found\r\nbad row,2,C-1,"retail_price: must be/,
  );
  await writeFile(file, bytes(row('C-1')));
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  expect(stdout).toBe('Created 1, updated 0, unchanged 0.\n');
});

test('imports ten thousand rows of five thousand owners, and changes nothing in a second run', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => {
    const words = `قسم ${String(at % 8)},,مادة ${String(at % 25)},دار ${String(at % 5_000)}`;
    return `M-${String(at)},كتاب رقم ${String(at)},${words},publisher,full-year,أزهر,${String(100 + at)},,,"وصف\r\nمن سطرين",لون=أحمر`;
  });
  expect(await run(bytes(...rows))).toMatchObject({ created: 10_000 });

  const before = await versions();
  expect(await run(bytes(...rows))).toMatchObject({ created: 0, updated: 0, unchanged: 10_000 });
  expect(await versions()).toEqual(before);
}, 900_000);
