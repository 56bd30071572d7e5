import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import postgres from 'postgres';
import { backendCalls } from '../bench/load/backend-calls.mjs';
import { cartMaker, orderBody, orderFacts } from '../bench/load/order-requests.mjs';
import { signUp } from '../bench/load/sign-up.mjs';
import { sessionCookie } from '../bench/load/visits.mjs';
import { randomFrom } from '../bench/load/statistics.mjs';
import { startSite } from './site.mjs';
import { siteFirstPort } from './testing/ports.ts';
import { type Answer, startShoppers, visit } from './testing/shoppers.ts';

let started: Awaited<ReturnType<typeof startSite>> | undefined;
let site: Awaited<ReturnType<typeof startSite>>;
let keys: { publishableKey: string; secretKey: string };
let call: ReturnType<typeof backendCalls>;

beforeAll(async () => {
  started = await startSite({
    folder: join(process.cwd(), '.local', 'cluster-test'),
    firstPort: await siteFirstPort(),
    report: () => undefined,
  });
  site = started;
  keys = {
    publishableKey: String(site.env['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY']),
    secretKey: String(site.env['SUPABASE_SECRET_KEY']),
  };
  call = backendCalls(site.backendUrl, keys);
});

afterAll(async () => {
  await started?.stop();
});

/** The responses of the first and the second server, requested as by nginx. */
async function requestFromBoth(
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { port } of site.servers()) {
    const behindProxy = { host: new URL(site.url).host, 'x-forwarded-proto': 'http' };
    answers.push(await visit(`http://127.0.0.1:${port}${path}`, { ...behindProxy, ...headers }));
  }
  return answers;
}

const find = (page: string, pattern: RegExp) => {
  const found = pattern.exec(page)?.[1];
  if (!found) throw new Error(`The page has no ${String(pattern)}.`);
  return found.replaceAll('&amp;', '&');
};

test('both servers send the same bytes of a page, and a browser’s cached copy is valid for both', async () => {
  const { body: list } = await visit(`${site.url}/shop`);
  for (const path of ['/shop', '/en/shop', find(list, /href="(\/product\/[^"]+)"/)]) {
    let [first, second] = await requestFromBoth(path);
    // The import that has just finished keeps expiring pages for a moment.
    for (let tries = 0; tries < 20 && second?.headers['x-nextjs-cache'] !== 'HIT'; tries += 1) {
      await sleep(250);
      [first, second] = await requestFromBoth(path);
    }
    expect(first?.status).toBe(200);
    expect([path, second?.headers['x-nextjs-cache']]).toEqual([path, 'HIT']);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['content-security-policy']).toBe(
      first?.headers['content-security-policy'],
    );
    const etag = String(first?.headers.etag);
    const again = await requestFromBoth(path, { 'if-none-match': etag });
    expect(again.map(({ status }) => status)).toEqual([304, 304]);
  }
});

test('both servers send the same covers, share pictures, feeds and service worker', async () => {
  const { body: list } = await visit(`${site.url}/shop`);
  const product = find(list, /href="(\/product\/[^"]+)"/);
  const { body: page } = await visit(site.url + product);
  const picture = new URL(find(page, /property="og:image" content="([^"]+)"/));
  const paths = [
    find(list, /<img[^>]* src="(\/[^"]*_next\/image\?[^"]+)"/),
    picture.pathname + picture.search,
    ...['/sw.js', '/feeds/google.xml', '/sitemap.xml', '/manifest.webmanifest', '/robots.txt'],
  ];
  for (const path of paths) {
    const [first, second] = await requestFromBoth(path, { accept: 'image/webp,*/*' });
    expect([path, first?.status, second?.status]).toEqual([path, 200, 200]);
    expect(second?.body).toBe(first?.body);
    // Each server writes its own feeds, and names them by their time.
    const named = path.startsWith('/feeds/') ? [] : ['etag'];
    for (const header of ['content-type', 'cache-control', ...named])
      expect([path, second?.headers[header]]).toEqual([path, first?.headers[header]]);
  }
});

test('both servers recognize a signed-in shopper, and neither a signed-out one', async () => {
  const session = await signUp(call);
  const headers = { cookie: sessionCookie(session) };
  const guarded = async () =>
    (await requestFromBoth('/profile', headers)).map(({ status, headers: { location } }) => [
      status,
      location,
    ]);
  expect(await guarded()).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  await call('/auth/v1/logout', { method: 'POST', token: session.access_token });
  const toLogin = [307, expect.stringContaining('/login')];
  expect(await guarded()).toEqual([toLogin, toLogin]);
  expect((await requestFromBoth('/profile')).map(({ status }) => status)).toEqual([307, 307]);
});

/** A backward-compatible migration: it only adds. */
const migration = `
  alter table public.products add column weight_grams integer check (weight_grams > 0);
  alter table public.orders add column gift boolean not null default false;
  alter table public.order_payment add column fee_pt bigint;
  create table public.gift_notes (order_id uuid primary key references public.orders, note text not null);
  alter table public.gift_notes enable row level security;
  create function public.gift_notes_of(p_order_id uuid) returns setof public.gift_notes
    language sql stable set search_path = '' as
    'select * from public.gift_notes where order_id = p_order_id';
`;

async function migrate(statements: string): Promise<void> {
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(statements);
  } finally {
    await sql.end();
  }
}

test('the current release works with the migrations of the next one', async () => {
  const { body: list } = await visit(`${site.url}/shop`);
  const product = find(list, /href="(\/product\/[^"]+)"/);
  const sku = product.split('/').at(-1) ?? '';
  // Searches are not cached: each of them queries the database.
  const search = `${site.url}/shop?q=${encodeURIComponent('كيمياء')}`;
  const shoppers = startShoppers([site.url + product, search, `${site.url}/en/shop`]);
  await migrate(
    `${migration}; update public.products set retail_price_pt = 98765 where sku = '${sku}'`,
  );
  let { body } = await visit(site.url + product);
  for (let tries = 0; tries < 20 && !body.includes('987.65'); tries += 1) {
    await sleep(250);
    ({ body } = await visit(site.url + product));
  }
  expect(body).toContain('987.65');
  const session = await signUp(call);
  const cart = cartMaker(await orderFacts(call, keys), randomFrom(1))();
  const placed = await call('/functions/v1/create-order', {
    body: orderBody(cart),
    token: session.access_token,
  });
  expect(placed.json()).toMatchObject({ order_number: expect.stringMatching(/^ZD-/) });
  expect(await shoppers.stop()).toEqual({ count: expect.any(Number), failures: [] });
});
