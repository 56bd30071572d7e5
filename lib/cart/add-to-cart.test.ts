/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { addToCart } from './add-to-cart';
import { listenToCart, type CartNotice } from './cart-notices';

const product = productFixture();
const requests: string[] = [];
const addressOf = (input: RequestInfo | URL) =>
  input instanceof URL || typeof input === 'string' ? input.toString() : input.url;
let notices: CartNotice[];
let stopListening: () => void;

/** The backend's response to a product query. */
function backendAnswers(answer: () => Response | Promise<Response>) {
  globalThis.fetch = async (input) => {
    requests.push(addressOf(input));
    return answer();
  };
}
const rows = (...values: object[]) => ({
  ok: true,
  status: 200,
  statusText: '',
  headers: new Map() as unknown as Headers,
  text: async () => JSON.stringify(values),
});
const title = 'Nuwwar Biology';
const add = () => addToCart({ sku: product.sku, product_id: product.product_id, title });
const stored = () => JSON.parse(localStorage.getItem('cart-items') ?? '[]') as object[];
const one = [{ product_id: product.product_id, quantity: 1 }];

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  requests.length = 0;
  notices = [];
  stopListening = listenToCart((notice) => notices.push(notice));
});
afterEach(() => {
  stopListening();
  jest.restoreAllMocks();
});

test('looks the product up once by its SKU and adds it', async () => {
  backendAnswers(() => rows(product) as Response);
  await add();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain(`sku=eq.${product.sku}`);
  expect(stored()).toEqual(one);
  expect(notices).toEqual([{ type: 'added', title }]);
});

test('rejects a product that has sold out since the page was rendered', async () => {
  backendAnswers(() => rows({ ...product, available: false }) as Response);
  await add();
  expect(stored()).toEqual([]);
  expect(notices).toEqual([{ type: 'unavailable' }]);
});

test('shows the product in the cart while the lookup runs', async () => {
  let answer = (_: Response) => {};
  backendAnswers(() => new Promise((resolve) => (answer = resolve)));
  const added = add();
  expect(stored()).toEqual(one);
  expect(notices).toEqual([]);
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve));
  answer(rows({ ...product, available: false }) as Response);
  await added;
  expect(stored()).toEqual([]);
});

test('a rejection removes only the copy that was being added', async () => {
  localStorage.setItem('cart-items', JSON.stringify([{ ...one[0], quantity: 3 }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  backendAnswers(() => rows() as Response);
  await add();
  expect(stored()).toEqual([{ ...one[0], quantity: 3 }]);
});

test('adds the other product if the SKU now belongs to another one', async () => {
  const other = { ...product, product_id: '6fa459ea-ee8a-4ca4-894e-db77e160355e' };
  backendAnswers(() => rows(other) as Response);
  await add();
  expect(stored()).toEqual([{ product_id: other.product_id, quantity: 1 }]);
  expect(notices).toEqual([{ type: 'added', title }]);
});

test('rejects a SKU that is no longer sold', async () => {
  backendAnswers(() => rows() as Response);
  await add();
  expect(stored()).toEqual([]);
  expect(notices).toEqual([{ type: 'not-found', sku: product.sku }]);
});

test('trusts the page’s data if there is no response', async () => {
  backendAnswers(() => Promise.reject(new TypeError('network')));
  await add();
  expect(stored()).toEqual(one);
  expect(notices).toEqual([{ type: 'added', title }]);
});

test.each([
  ['rejects the request', { ...rows({ message: 'Invalid API key' }), ok: false, status: 401 }],
  ['returns something else', rows({ sku: product.sku })],
])('adds nothing and shows a notice if the backend %s', async (_, answer) => {
  backendAnswers(() => answer as Response);
  await add();
  expect(stored()).toEqual([]);
  expect(notices).toEqual([{ type: 'add-failed' }]);
});

test('trusts the page’s data if the backend fails', async () => {
  backendAnswers(() => ({ ...rows({ message: 'down' }), ok: false, status: 503 }) as Response);
  await add();
  expect(stored()).toEqual(one);
});

test('reports an exception in the page itself to the shopper, and does not swallow it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
    throw new RangeError('bug');
  });
  await expect(add()).rejects.toThrow('bug');
  expect(notices).toEqual([{ type: 'add-failed' }]);
});

test('rejects another copy of a book that fills the cart', async () => {
  const full = [{ product_id: product.product_id, quantity: 10 }];
  localStorage.setItem('cart-items', JSON.stringify(full));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  await add();
  expect(notices).toEqual([{ type: 'quantity-reached' }]);
});

test('sends no request while offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backendAnswers(() => rows() as Response);
  await add();
  expect(requests).toEqual([]);
  expect(stored()).toEqual(one);
});

test('rejects an addition to a full cart without a request', async () => {
  localStorage.setItem('cart-items', '[{"product_id":"x","quantity":10}]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  backendAnswers(() => rows(product) as Response);
  await add();
  expect(requests).toEqual([]);
  expect(notices).toEqual([{ type: 'limit-reached' }]);
});
