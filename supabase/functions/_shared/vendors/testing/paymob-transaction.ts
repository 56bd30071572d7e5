import { createHmac } from 'node:crypto';

export const hmacSecret = 'sandbox-paymob-hmac';

/** A card payment of 465.90 as Paymob reports it. */
export const paidTransaction = {
  id: 900_001,
  pending: false,
  success: true,
  amount_cents: 46_590,
  currency: 'EGP',
  created_at: '2026-11-21T10:20:30.123456',
  is_auth: false,
  is_capture: false,
  is_standalone_payment: true,
  is_voided: false,
  is_refunded: false,
  is_3d_secure: true,
  error_occured: false,
  has_parent_transaction: false,
  integration_id: 1_001,
  profile_id: 500_001,
  owner: 500_001,
  order: { id: 700_001, merchant_order_id: 'ZD-7K3M-9QXT_1795392000', amount_cents: 46_590 },
  source_data: { type: 'card', sub_type: 'MasterCard', pan: '2346' },
  data: { message: 'Approved', txn_response_code: 'APPROVED' },
  payment_key_claims: { billing_data: { first_name: 'منى', phone_number: '01012345678' } },
  refunded_amount_cents: 0,
  is_live: false,
};

/** The vendor's formula, written down a second time. */
export function signatureOf(
  transaction: object,
  algorithm = 'sha512',
  secret = hmacSecret,
): string {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any shape at all is signed, also broken ones
  const of = transaction as any;
  const values: unknown[] = [
    of.amount_cents,
    of.created_at,
    of.currency,
    of.error_occured,
    of.has_parent_transaction,
    of.id,
    of.integration_id,
    of.is_3d_secure,
    of.is_auth,
    of.is_capture,
    of.is_refunded,
    of.is_standalone_payment,
    of.is_voided,
    of.order?.id ?? of.order,
    of.owner,
    of.pending,
    of.source_data?.pan,
    of.source_data?.sub_type,
    of.source_data?.type,
    of.success,
  ];
  return createHmac(algorithm, secret)
    .update(values.map((value) => value ?? '').join(''))
    .digest('hex');
}
