import { paymobIds } from '../variables.ts';
import { type Order, type Transaction } from './paymob-state.ts';

/** A transaction in the format of the callback, the inquiry and the pay call. */
export function transactionObject(
  transaction: Transaction,
  order: Order,
  paidCents: number,
): Record<string, unknown> {
  const { source } = transaction;
  return {
    id: transaction.id,
    pending: transaction.pending,
    amount_cents: transaction.amountCents,
    success: transaction.success,
    is_auth: false,
    is_capture: false,
    is_captured: false,
    is_standalone_payment: true,
    is_voided: transaction.isVoided,
    is_refunded: transaction.isRefunded,
    is_3d_secure: transaction.is3dSecure,
    is_void: transaction.isVoid,
    is_refund: transaction.isRefund,
    integration_id: transaction.integrationId,
    profile_id: paymobIds.owner,
    owner: paymobIds.owner,
    has_parent_transaction: transaction.parentId !== null,
    parent_transaction: transaction.parentId,
    created_at: transaction.createdAt,
    currency: transaction.currency,
    error_occured: false,
    is_live: transaction.isLive,
    api_source: source.type === 'card' ? 'IFRAME' : 'OTHER',
    refunded_amount_cents: transaction.refundedCents,
    captured_amount: 0,
    installment: null,
    discount_details: [],
    terminal_id: null,
    merchant_staff_tag: null,
    order: {
      id: order.id,
      created_at: order.createdAt,
      merchant: { id: paymobIds.owner },
      amount_cents: order.amountCents,
      paid_amount_cents: paidCents,
      currency: 'EGP',
      merchant_order_id: order.merchantOrderId,
      items: [],
      shipping_data: null,
    },
    source_data: source,
    data: { ...transaction.data, due_amount: transaction.amountCents },
    payment_key_claims: {
      order_id: order.id,
      amount_cents: order.amountCents,
      currency: 'EGP',
      billing_data: transaction.billing,
    },
  };
}
