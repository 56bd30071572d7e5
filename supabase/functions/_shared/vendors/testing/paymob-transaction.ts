import { createHmac } from 'node:crypto';

export const hmacSecret = 'sandbox-paymob-hmac';
export const merchantRef = 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C';

/** A card payment of 465.90, as reported by Paymob. */
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
  order: { id: 700_001, merchant_order_id: merchantRef, amount_cents: 46_590 },
  source_data: { type: 'card', sub_type: 'MasterCard', pan: '2346' },
  data: { message: 'Approved', txn_response_code: 'APPROVED' },
  payment_key_claims: { billing_data: { first_name: 'منى', phone_number: '01012345678' } },
  refunded_amount_cents: 0,
  is_live: false,
};

const signed = [
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth',
  'is_capture is_refunded is_standalone_payment is_voided order.id owner pending',
  'source_data.pan source_data.sub_type source_data.type success',
]
  .join(' ')
  .split(' ');

/** A second implementation of the provider's formula. */
export function signatureOf(
  transaction: object,
  algorithm = 'sha512',
  secret = hmacSecret,
): string {
  const valueOf = (path: string) => {
    const [outer = '', inner] = path.split('.');
    const value: unknown = Reflect.get(transaction, outer);
    if (inner === undefined || typeof value !== 'object' || value === null) return value;
    return Reflect.get(value, inner) as unknown;
  };
  const text = signed
    .map((path) => String((valueOf(path) ?? '') as string | number | boolean))
    .join('');
  return createHmac(algorithm, secret).update(text).digest('hex');
}
