import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportOrders } from '../../../scripts/orders-export/export-orders';
import {
  type CallInit,
  type GatewayProcess,
  removeFolder,
  signUp,
  startGateway,
  temporaryFolder,
} from '../../local/testing/gateway-process';

let localDir: string;
let gateway: GatewayProcess;
let owner: string;
let stranger: string;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir, {
    SHOP_PORT: '3999',
    MIGRATIONS_DIR: 'supabase/migrations',
  });
  owner = await signUp(gateway, 'owner@example.com', {
    full_name: 'منى علي',
    phone: '01012345678',
  });
  stranger = await signUp(gateway, 'stranger@example.com');
  await insert('categories', { category_id: id(1), slug: 'c', name: 'قسم' });
  await insert('owners', { owner_id: id(2), slug: 'o', name: 'دار', kind: 'publisher' });
  const book = { category_id: id(1), owner_id: id(2), retail_price_pt: 12345 };
  await insert('products', { ...book, product_id: id(3), sku: 'BOOK-1', product_name: 'كتاب' });
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const id = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
const egypt = '00000000-0000-4000-8000-0000000000e9';
const maadi = '00000000-0000-4000-8003-000001000021';

async function send(path: string, init: CallInit = {}): Promise<{ status: number; body: unknown }> {
  const answer = await gateway.call(`/rest/v1/${path}`, init);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}
const asStaff = (path: string, json?: object) => send(path, { key: gateway.keys.secretKey, json });
const insert = async (table: string, json: object) => {
  const { status, body } = await asStaff(table, json);
  if (status !== 201) throw new Error(JSON.stringify(body));
};

const items = [{ id: id(3), qty: 2 }];
const quoted = { p_items: items, p_area_id: maadi, p_country_id: egypt, p_promo: null };
const request = { ...quoted, p_key: id(9), p_shipping_address: '5 شارع 9' };

test('returns a refusal with its status and token', async () => {
  const refusals = [
    [{ p_items: [] }, 422, 'empty_cart'],
    [{ p_items: {} }, 400, 'invalid_items'],
    [{ p_items: [{ id: id(3), qty: 11 }] }, 422, 'Total cart item quantity limit is 10 items.'],
    [{ p_items: [{ id: id(4), qty: 1 }] }, 422, 'unknown_product'],
    [{ p_area_id: null }, 422, 'unknown_area'],
    [{ p_country_id: id(5) }, 422, 'unknown_country'],
  ] as const;
  for (const [changed, status, message] of refusals) {
    const answer = await send('rpc/quote_order', { json: { ...quoted, ...changed } });
    expect(answer).toMatchObject({ status, body: { message } });
  }
  const badPromo = { ...request, p_promo: 'nobody has it' };
  expect(await send('rpc/place_order', { token: owner, json: badPromo })).toMatchObject({
    status: 409,
    body: { code: 'PT409', message: 'promo_refused', details: 'unknown' },
  });
  expect((await send('rpc/place_order', { json: request })).status).toBe(401);
  expect((await send('rpc/expire_orders', { token: owner, json: {} })).status).toBe(403);
});

test('places, pays, ships and reads an order by the specified requests, with numbers as numbers', async () => {
  expect(await send('rpc/quote_order', { json: quoted })).toMatchObject({
    body: { total_pt: 30437, promo: null },
  });
  const placed = await send('rpc/place_order', { token: owner, json: request });
  expect(placed).toMatchObject({
    status: 200,
    body: { status: 'pending', total_pt: 30437, created: true },
  });
  const { order_id, order_number } = placed.body as { order_id: string; order_number: string };
  const { sub } = JSON.parse(Buffer.from(owner.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
  };
  const paying = {
    p_user_id: sub,
    p_order_id: order_id,
    p_provider: 'fawry',
    p_method: 'any',
    p_reference_until: new Date(Date.now() + 3_600_000).toISOString(),
  };
  expect((await send('rpc/start_payment', { token: owner, json: paying })).status).toBe(403);
  const stolen = { ...paying, p_user_id: id(9) };
  expect((await asStaff('rpc/start_payment', stolen)).status).toBe(404);
  const started = await asStaff('rpc/start_payment', paying);
  expect(started).toMatchObject({
    status: 200,
    body: {
      merchant_ref: expect.stringMatching(new RegExp(`^${order_number}-[0-9A-Z]{16}$`)),
      amount_pt: 30437,
    },
  });
  const { order_payment_id, merchant_ref } = started.body as Record<string, string>;
  const paid = { provider: 'fawry', source: 'pull', event_key: 'k', status: 'PAID', evidence: {} };
  const money = { transaction_id: '970177001', amount_pt: 30437, currency: 'EGP' };
  const event = { order_payment_id, merchant_ref, ...paid, ...money, method: 'PAYATFAWRY' };
  expect(await asStaff('rpc/apply_payment_event', { p_event: event })).toMatchObject({
    body: {
      outcome: 'applied',
      payment_status: 'PAID',
      order_status: 'processing',
      refund_due: false,
    },
  });
  await insert('order_shipment', {
    order_id,
    number: 'JT000111',
    service: 'standard',
    shipping_provider: 'jt-express',
  });

  const timestamp = expect.stringMatching(/^20\d\d-\d\d-\d\d/);
  const summary = { order_id, order_number, timestamp, total_amount: 304.37, status: 'processing' };
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const columns = 'select=order_id,order_number,timestamp,total_amount,status';
  const reads: [path: string, rows: object[]][] = [
    [`orders?${columns}&user_id=eq.${sub}&order=timestamp.desc&limit=5`, [summary]],
    [`orders?${columns}&order_id=eq.${order_id}`, [summary]],
    [
      `order_shipment?select=order_shipment_id,number,service,shipping_provider,addresses:shipping_address(shipping_address),shipping_providers:shipping_provider(name)&order_id=eq.${order_id}`,
      [
        {
          order_shipment_id: uuid,
          number: 'JT000111',
          service: 'standard',
          shipping_provider: 'jt-express',
          addresses: { shipping_address: '5 شارع 9' },
          shipping_providers: { name: 'J&T Express' },
        },
      ],
    ],
    [
      `order_payment?select=order_payment_id,payment_method,paid_amount,payment_status(status,timestamp)&order_id=eq.${order_id}`,
      [
        {
          order_payment_id: uuid,
          payment_method: 'PAYATFAWRY',
          paid_amount: 304.37,
          payment_status: ['INITIATED', 'PAID'].map((status) => ({ status, timestamp })),
        },
      ],
    ],
    [
      `order_products?select=product_id,quantity,retail_price,product:product_id(name,retail_price)&order_id=eq.${order_id}`,
      [
        {
          product_id: id(3),
          quantity: 2,
          retail_price: 123.45,
          product: { name: 'كتاب', retail_price: 123.45 },
        },
      ],
    ],
  ];
  for (const [path, rows] of reads) {
    expect(await send(path, { token: owner })).toEqual({ status: 200, body: rows });
    expect(await send(path, { token: stranger })).toEqual({ status: 200, body: [] });
    expect((await send(path)).status).toBe(401);
  }
});

test('lets only staff change an order, and only by allowed transitions', async () => {
  const patch = (status: string, init: CallInit) =>
    send('orders?total_pt=gt.0', { ...init, method: 'PATCH', json: { status } });
  expect((await patch('delivered', { token: owner })).status).toBe(403);
  expect((await patch('delivered', {})).status).toBe(401);
  const byStaff = { key: gateway.keys.secretKey, headers: { prefer: 'return=representation' } };
  expect(await patch('delivered', byStaff)).toMatchObject({
    status: 409,
    body: { message: 'status_not_allowed' },
  });
  expect(await patch('shipped', byStaff)).toMatchObject({
    status: 200,
    body: [{ status: 'shipped' }],
  });
  expect((await send('orders?total_pt=gt.0', { ...byStaff, method: 'DELETE' })).status).toBe(403);
});

test('exports every order, page by page, without spreadsheet formulas', async () => {
  const contact = { first_name: '=1+1', phone: '+201012345678' };
  await send('rpc/place_order', {
    token: owner,
    json: { ...request, p_key: id(10), p_contact: contact },
  });
  const backend = { url: gateway.url, secretKey: gateway.keys.secretKey };
  const written = async (options: { status?: string; from?: string; lines?: boolean }) => {
    let text = '';
    const all = { from: null, to: null, status: null, lines: false, path: null, ...options };
    await exportOrders(backend, all, (part) => {
      text += part;
      return Promise.resolve();
    });
    return parse<Record<string, string>>(text, { bom: true, columns: true });
  };
  expect(await written({})).toMatchObject([
    {
      status: 'shipped',
      total: '304.37',
      paid: '304.37',
      items: 'BOOK-1 × 2',
      tracking_numbers: 'JT000111',
    },
    {
      status: 'pending',
      total: '304.37',
      paid: '0.00',
      first_name: "'=1+1",
      phone: "'+201012345678",
    },
  ]);
  expect(await written({ status: 'pending', lines: true })).toMatchObject([
    { sku: 'BOOK-1', quantity: '2', unit_price: '123.45', line_total: '246.90' },
  ]);
  expect(await written({ from: '2999-01-01T00:00:00Z' })).toEqual([]);
});

test('can seed the promo codes of a new shop twice', async () => {
  const seed = JSON.parse(await readFile('supabase/seed/promos.json', 'utf8')) as object[];
  const headers = { prefer: 'resolution=merge-duplicates' };
  for (const promo of [...seed, ...seed]) {
    const written = await send('promos', { key: gateway.keys.secretKey, json: promo, headers });
    expect([200, 201]).toContain(written.status);
  }
  expect((await asStaff('promos?select=code')).body).toHaveLength(seed.length);
});
