import type { BackendCall } from '@/lib/supabase/backend-fixture';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { PayableOrder } from '@/lib/orders/order';
import type { OrderDetails } from '@/lib/orders/order-details';
import type { ListedOrder, OrderWithBooks } from '@/lib/orders/listed-order';

/** Orders for tests of the components. */
export const head: ListedOrder = {
  order_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  order_number: 'ZD-7K3M-9QXT',
  timestamp: '2026-11-21 09:00:00+00',
  total_amount: 1509.25,
  status: 'shipped',
};
const { product_id } = productFixture();
const cover = '/websites/shop/covers/physics.webp';
const book = {
  product_id,
  quantity: 3,
  product_name: 'كتاب',
  name_en: 'Physics',
  product: { image_url: cover },
};
export const listed: OrderWithBooks = { ...head, books: [book] };
const story = {
  subtotal_pt: 145_000,
  shipping_pt: 6_500,
  fee_pt: 425,
  discount_pt: 1_000,
  order_status_changes: [
    { to_status: 'pending', timestamp: '2026-11-21 09:00:00+00' },
    { to_status: 'processing', timestamp: '2026-11-21 09:05:00+00' },
    { to_status: 'shipped', timestamp: '2026-11-22 10:00:00+00' },
  ],
  order_addresses: { country_iso2: 'EG' },
};
export const shipment = {
  order_shipment_id: 's1',
  number: 'UEG0001',
  service: 'standard',
  shipping_provider: 'jt-express',
  addresses: { shipping_address: '12 شارع النيل' },
  shipping_providers: { name: 'J&T Express' },
};

export const details: OrderDetails = {
  ...head,
  ...story,
  lines: [
    {
      product_id,
      quantity: 3,
      retail_price: 100.1,
      product: { name: 'كتاب', retail_price: 120 },
      product_name: 'كتاب',
      name_en: 'Physics',
      image_url: cover,
    },
  ],
  payments: [
    {
      order_payment_id: 'pay1',
      payment_method: 'PAYATFAWRY',
      paid_amount: 1509.25,
      decline: null,
      payment_status: [
        { status: 'INITIATED', timestamp: '2026-11-21 09:00:00+00' },
        { status: 'PAID', timestamp: '2026-11-21 09:05:00+00' },
        { status: 'ON_HOLD', timestamp: '2026-11-21 09:06:00+00' },
      ],
    },
  ],
  shipments: [shipment],
};

export const payable: PayableOrder = {
  ...head,
  ...story,
  status: 'pending',
  expires_at: '2999-01-01 00:00:00+00',
  order_payment: [
    {
      order_payment_id: 'pay1',
      provider: 'fawry',
      payment_method: 'PAYATFAWRY',
      status: 'PENDING',
      reference: '970177001',
      reference_expires_at: '2999-01-01 00:00:00+00',
      decline_code: null,
      created_at: '2026-11-21 09:00:00+00',
    },
  ],
  order_products: [],
};

const selected = (call: BackendCall) => call.query.get('select') ?? '';

/** The backend's responses about the orders of a list, by the columns that are requested. */
export const rowsOf =
  (orders: OrderWithBooks[]) =>
  (call: BackendCall): object[] =>
    orders.map(({ books, ...order }) =>
      selected(call).includes('order_products')
        ? { order_id: order.order_id, order_products: books }
        : order,
    );

type Details = { order?: OrderDetails; payable?: PayableOrder; declineCode?: string };

/** The backend's responses about one order, by table. */
export function orderTables({ order = details, payable: unpaid, declineCode }: Details = {}) {
  const { lines, payments, shipments, ...own } = order;
  const order_products = lines.map(({ image_url, ...line }) => ({
    ...line,
    product: { image_url },
  }));
  const order_payment = payments.map(({ order_payment_id }) => ({
    order_payment_id,
    decline_code: declineCode ?? null,
  }));
  return {
    orders: (call: BackendCall) => {
      if (selected(call).includes('expires_at')) return unpaid ? [unpaid] : [];
      return [{ ...own, order_products, order_payment }];
    },
    order_shipment: shipments,
    order_payment: payments,
    order_products: lines,
  };
}
