import { beforeEach, expect, test } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { readOrderDetails } from './details-queries';
import { readOrdersPage, readRecentOrders } from './list-queries';
import { bookColumns, storyColumns } from './order-story';
import { warmUpOrders } from './warm-up';

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const answerRow = {
  subtotal_pt: 950,
  shipping_pt: 0,
  fee_pt: 0,
  discount_pt: 0,
  order_status_changes: [{ to_status: 'pending', timestamp: '2026-11-21 09:00:00+00' }],
  order_addresses: { country_iso2: 'EG' },
};
const book = {
  product_id: id,
  quantity: 2,
  product_name: 'كتاب قديم',
  name_en: 'Physics',
  product: { image_url: '/physics.webp' },
};
const head = {
  order_id: id,
  order_number: 'ZD-7K3M-9QXT',
  timestamp: '2026-11-21 09:00:00+00',
  total_amount: 509.25,
  status: 'processing',
};
const row = { ...head, ...answerRow, order_products: [book], order_payment: [] };
const summary = 'select=order_id,order_number,timestamp,total_amount,status';
const at = (time: string) => `2026-11-21 ${time}+00`;

type Answer = { status?: number; json: unknown; range?: string };
let requests: string[];
let answers: Record<string, Answer>;
const signal = new AbortController().signal;

const client = createClient('https://backend.example', 'sb_publishable_test', {
  auth: { persistSession: false },
  realtime: { transport: (() => undefined) as never },
  global: {
    fetch: (input) => {
      const { pathname, search } = new URL(input as string);
      const table = pathname.split('/').at(-1) ?? '';
      requests.push(`${table}${decodeURIComponent(search)}`);
      const { status = 200, json, range } = answers[table] ?? { json: [] };
      const headers = { ...(range && { 'content-range': range }) };
      return Promise.resolve(Response.json(json, { status, headers }));
    },
  },
});

beforeEach(() => {
  requests = [];
  answers = { orders: { json: [row], range: '0-0/1' } };
});

const books = `order_products(${bookColumns})`;
const newestFirst = `user_id=eq.${id}&order=timestamp.desc`;

test('reads the five latest orders with their books', async () => {
  expect(await readRecentOrders(client, id, signal)).toEqual([{ ...head, books: [book] }]);
  expect(requests).toEqual([
    `orders?${summary}&${newestFirst}&limit=5`,
    `orders?select=order_id,${books}&${newestFirst},order_id.asc&order_products.order=position.asc&offset=0&limit=5`,
  ]);
});

test('an order that was placed between the two queries is listed without books', async () => {
  answers['orders'] = { json: [{ ...row, order_products: [] }] };
  expect(await readRecentOrders(client, id, signal)).toEqual([{ ...head, books: [] }]);
});

test('a page has ten orders and the total; a page beyond the last does not exist', async () => {
  answers['orders'] = { json: [row], range: '10-10/11' };
  expect(await readOrdersPage(client, id, 2, signal)).toEqual({
    status: 'found',
    orders: [{ ...head, books: [book] }],
    total: 11,
  });
  expect(requests[0]).toContain('offset=10&limit=10');
  answers['orders'] = { json: [], range: '*/11' };
  expect(await readOrdersPage(client, id, 3, signal)).toEqual({ status: 'beyond' });
  answers['orders'] = { json: { code: 'PGRST103', message: 'Range' }, status: 416 };
  expect(await readOrdersPage(client, id, 3, signal)).toEqual({ status: 'beyond' });
  answers['orders'] = { json: [], range: '*/0' };
  expect(await readOrdersPage(client, id, 1, signal)).toEqual({
    status: 'found',
    orders: [],
    total: 0,
  });
  answers['orders'] = { json: { code: 'X', message: 'down' }, status: 503 };
  await expect(readOrdersPage(client, id, 1, signal)).rejects.toThrow('PostgREST Error: 503');
});

const line = { product_id: id, quantity: 2, retail_price: 9.5 };
const product = { name: 'كتاب', retail_price: 9.5 };

test('reads an order’s details with five queries and merges them', async () => {
  const shipment = {
    order_shipment_id: id,
    number: null,
    service: null,
    shipping_provider: null,
    addresses: null,
    shipping_providers: null,
  };
  const payment = (name: string, ...history: [string, string][]) => ({
    order_payment_id: name,
    payment_method: 'CARD',
    paid_amount: 0,
    payment_status: history.map(([status, time]) => ({ status, timestamp: at(time) })),
  });
  answers['order_shipment'] = { json: [shipment] };
  answers['order_payment'] = {
    json: [
      payment('second', ['PAID', '12:00:00'], ['INITIATED', '11:00:00']),
      payment('first', ['FAILED', '10:00:00']),
    ],
  };
  answers['order_products'] = { json: [{ ...line, product }] };
  const codes = ['first', 'second'].map((order_payment_id) => ({
    order_payment_id,
    decline_code: '51',
  }));
  answers['orders'] = { json: [{ ...row, order_payment: codes }] };
  expect(await readOrderDetails(client, id, signal)).toEqual({
    ...head,
    ...answerRow,
    shipments: [shipment],
    payments: [
      { ...payment('first', ['FAILED', '10:00:00']), decline: 'funds' },
      {
        ...payment('second', ['INITIATED', '11:00:00'], ['PAID', '12:00:00']),
        decline: null,
      },
    ],
    lines: [
      {
        ...line,
        product,
        product_name: 'كتاب قديم',
        name_en: 'Physics',
        image_url: '/physics.webp',
      },
    ],
  });
  // The queries are sent in parallel, in any order.
  expect(requests.sort()).toEqual([
    `order_payment?select=order_payment_id,payment_method,paid_amount,payment_status(status,timestamp)&order_id=eq.${id}`,
    `order_products?select=product_id,quantity,retail_price,product:product_id(name,retail_price)&order_id=eq.${id}`,
    `order_shipment?select=order_shipment_id,number,service,shipping_provider,addresses:shipping_address(shipping_address),shipping_providers:shipping_provider(name)&order_id=eq.${id}`,
    `orders?${summary}&order_id=eq.${id}`,
    `orders?select=${storyColumns},${books},order_payment(order_payment_id,decline_code)&order_id=eq.${id}`,
  ]);
});

test('sends no query for an invalid id, and returns null for an unknown order', async () => {
  expect(await readOrderDetails(client, 'nonsense', signal)).toBeNull();
  expect(requests).toEqual([]);
  answers['orders'] = { json: [] };
  expect(await readOrderDetails(client, id, signal)).toBeNull();
});

test('warming up reads the latest order and its details, if there is one', async () => {
  await warmUpOrders(client, id, signal);
  expect(requests.map((address) => address.split('?')[0]).sort()).toEqual([
    'order_payment',
    'order_products',
    'order_shipment',
    'orders',
    'orders',
    'orders',
    'orders',
  ]);
  requests = [];
  answers['orders'] = { json: [] };
  await warmUpOrders(client, id, signal);
  expect(requests).toHaveLength(2);
});
