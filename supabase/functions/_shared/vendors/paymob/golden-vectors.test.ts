import { expect, test } from '@jest/globals';
import { transactionHmac } from './hmac.ts';

const secret = 'sandbox-paymob-hmac';

test('P1: Paymob’s worked example of a card payment', async () => {
  const values: Record<string, unknown> = {
    amount_cents: 100_000,
    created_at: '2024-06-13T11:33:44.592345',
    currency: 'EGP',
    error_occured: false,
    has_parent_transaction: false,
    id: 192_036_465,
    integration_id: 4_097_558,
    is_3d_secure: true,
    is_auth: false,
    is_capture: false,
    is_refunded: false,
    is_standalone_payment: true,
    is_voided: false,
    order: 217_503_754,
    owner: 302_852,
    pending: false,
    'source_data.pan': '2346',
    'source_data.sub_type': 'MasterCard',
    'source_data.type': 'card',
    success: true,
  };
  const digest =
    'fe62ea71cc2bd21ad044beb884b7c0385a31de8547db82bb72665dc8e79a65e8b5288691a10bee4b0a979b4a40e83a77243dbe07737ad2af1283e4c51c4cda33';
  expect(await transactionHmac(secret, (field) => values[field])).toBe(digest);
  // As query parameters they are all texts.
  expect(await transactionHmac(secret, (field) => String(values[field]))).toBe(digest);
});

test('P2: a kiosk payment', async () => {
  const values: Record<string, unknown> = {
    amount_cents: 46_590,
    created_at: '2026-01-15T10:20:30.123456',
    currency: 'EGP',
    error_occured: false,
    has_parent_transaction: false,
    id: 900_001,
    integration_id: 1_003,
    is_3d_secure: false,
    is_auth: false,
    is_capture: false,
    is_refunded: false,
    is_standalone_payment: true,
    is_voided: false,
    order: 700_001,
    owner: 500_001,
    pending: false,
    'source_data.pan': '',
    'source_data.sub_type': 'AGGREGATOR',
    'source_data.type': 'aggregator',
    success: true,
  };
  expect(await transactionHmac(secret, (field) => values[field])).toBe(
    'b7a287ba88ba58524612879c9cd501a508e1b1750c72a6a8e25c086ce6c553b34a1264c3729d2e9bbfd34c0b2cc2ca55500d088b93e46191d1607eb9c4de90d8',
  );
});
