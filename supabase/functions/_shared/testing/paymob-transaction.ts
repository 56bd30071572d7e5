import { transactionHmac } from '../vendors/paymob/hmac.ts';
import { merchantRef } from './orders.ts';

/** A transaction as reported by Paymob. */
export const paymobTransaction = (changed: Record<string, unknown> = {}) => ({
  id: 900_001,
  pending: false,
  success: true,
  amount_cents: 46_090,
  currency: 'EGP',
  created_at: '2026-01-15T10:20:30.123456',
  is_auth: false,
  is_capture: false,
  is_standalone_payment: true,
  is_voided: false,
  is_refunded: false,
  is_3d_secure: true,
  error_occured: false,
  has_parent_transaction: false,
  integration_id: 1001,
  owner: 500_001,
  order: { id: 700_001, merchant_order_id: merchantRef },
  source_data: { type: 'card', sub_type: 'MasterCard', pan: '2346' },
  is_live: false,
  ...changed,
});

/** The body of a processed callback, and the `hmac` of its address. */
export async function paymobCallback(changed: Record<string, unknown> = {}) {
  const obj: Record<string, unknown> = paymobTransaction(changed);
  const order = obj['order'] as { id: number };
  const source = obj['source_data'] as Record<string, unknown>;
  const hmac = await transactionHmac('sandbox-paymob-hmac', (field) => {
    if (field === 'order') return order.id;
    return field.startsWith('source_data.') ? source[field.slice(12)] : obj[field];
  });
  return { text: JSON.stringify({ type: 'TRANSACTION', obj }), hmac };
}
