/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ShopClient } from '@/lib/supabase/shop-client';
import type { CartProduct } from '@/lib/cart/cart-item';
import { listenToCart, type CartNotice } from '@/lib/cart/cart-notices';
import { recallProducts } from '@/lib/cart/product-memory';
import { productFixture } from '@/lib/catalogue/product-fixture';

const readCartProducts = jest.fn<() => Promise<CartProduct[]>>();
jest.unstable_mockModule('@/lib/cart/queries', () => ({ readCartProducts }));
const { addOrderToCart } = await import('./add-order-to-cart');

const physics = { ...productFixture(), notes: null, notes_en: null };
const line = (product_id: string, quantity: number) => ({
  product_id,
  quantity,
  retail_price: 1,
  product: null,
  product_name: null,
  name_en: null,
  image_url: null,
});
const client = {} as unknown as ShopClient;
const stored = () => JSON.parse(localStorage.getItem('cart-items') ?? '[]') as object[];
let notices: CartNotice[];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  notices = [];
  stop = listenToCart((notice) => notices.push(notice));
  readCartProducts.mockResolvedValue([physics]);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('adds as many copies as fit to the cart, and remembers their product', async () => {
  const { product_id } = physics;
  localStorage.setItem('cart-items', JSON.stringify([{ product_id: 'x', quantity: 8 }]));
  expect(await addOrderToCart(client, [line(product_id, 3), line('gone', 1)])).toEqual({
    added: [{ product_id, quantity: 2 }],
    leftOut: [
      { product_id, quantity: 1, reason: 'no-room' },
      { product_id: 'gone', quantity: 1, reason: 'withdrawn' },
    ],
  });
  expect(stored()).toEqual([
    { product_id: 'x', quantity: 8 },
    { product_id, quantity: 2 },
  ]);
  expect(recallProducts().map((product) => product.product_id)).toEqual([product_id]);
  expect(notices).toEqual([]);
});

test('adds nothing if storage is full, and shows a notice', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { product_id } = physics;
  expect(await addOrderToCart(client, [line(product_id, 2)])).toEqual({
    added: [],
    leftOut: [{ product_id, quantity: 2, reason: 'not-kept' }],
  });
  expect(notices).toEqual([{ type: 'save-failed' }]);
});
