import { pounds } from '../lib/csv.ts';
import { type ExportedOrder } from './exported-order.ts';

type Cell = string | number | boolean | null;
type Line = ExportedOrder['lines'][number];

const cairoTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const ofOrder: Record<string, (order: ExportedOrder) => Cell> = {
  order_number: (order) => order.order_number,
  placed_at: (order) => cairoTime.format(new Date(order.timestamp)),
  status: (order) => order.status,
  first_name: (order) => order.first_name,
  last_name: (order) => order.last_name,
  email: (order) => order.email,
  phone: (order) => order.phone,
  additional_phone: (order) => order.additional_phone,
  address: ({ address }) => address.shipping_address,
  area: ({ address }) => address.area_name,
  city: ({ address }) => address.city_name,
  country: ({ address }) => address.country_name,
};

const ofMoney: Record<string, (order: ExportedOrder) => Cell> = {
  items: ({ lines }) => lines.map(({ sku, quantity }) => `${sku} × ${String(quantity)}`).join('; '),
  quantity: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: (order) => pounds(order.subtotal_pt),
  shipping: (order) => pounds(order.shipping_pt),
  fee: (order) => pounds(order.fee_pt),
  discount: (order) => pounds(order.discount_pt),
  total: (order) => pounds(order.total_pt),
  currency: (order) => order.currency,
  promo_code: (order) => order.promo_code,
  paid: ({ payments }) => pounds(payments.reduce((sum, { paid_pt }) => sum + paid_pt, 0)),
  payments: ({ payments }) =>
    payments.map(({ provider, method, status }) => `${provider} ${method} ${status}`).join('; '),
  payment_references: ({ payments }) =>
    payments.flatMap(({ provider_reference }) => provider_reference ?? []).join('; '),
  review: ({ payments }) => payments.flatMap(({ review_reason }) => review_reason ?? []).join('; '),
  refund_due: (order) => (order.refund_due ? 'yes' : 'no'),
  tracking_numbers: ({ shipments }) => shipments.flatMap(({ number }) => number ?? []).join('; '),
};

const ofLine: Record<string, (line: Line) => Cell> = {
  sku: ({ sku }) => sku,
  product_name: ({ product_name }) => product_name,
  quantity: ({ quantity }) => quantity,
  unit_price: ({ unit_pt }) => pounds(unit_pt),
  line_total: ({ line_pt }) => pounds(line_pt),
};

const named = <T>(columns: Record<string, (from: T) => Cell>, from: T) =>
  Object.values(columns).map((cell) => cell(from));

export const orderColumns = [...Object.keys(ofOrder), ...Object.keys(ofMoney)];
export const lineColumns = [...Object.keys(ofOrder), ...Object.keys(ofLine)];

export function orderRow(order: ExportedOrder): Cell[] {
  return [...named(ofOrder, order), ...named(ofMoney, order)];
}

/** One row per line of the order. */
export function lineRows(order: ExportedOrder): Cell[][] {
  return order.lines.map((line) => [...named(ofOrder, order), ...named(ofLine, line)]);
}
