import { describe, expect, test } from '@jest/globals';
import { createHash, createHmac } from 'node:crypto';
import { plainBuyer } from './testing/fawry-buyer.ts';
import { fawryMessages, paymobMessages } from './testing/genuine-messages.ts';
import { fawryWorld, paymobWorld } from './testing/world.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const padded = (amount: unknown) => Number(amount).toFixed(2);

describe('messages signed by Fawry', () => {
  const tail = '970177001BK-1100.00100.00PAIDPAYATFAWRYFPN-1';
  const buyers = [
    plainBuyer,
    { ...plainBuyer, mail: tail, mobile: 'PAID' },
    { ...plainBuyer, mail: `"&<'é\u202e@x`, mobile: '20.0020.00PAID', amountPt: 105 },
  ];

  test('include every kind, free and paid, with addresses as spelled by the browser', async () => {
    const world = fawryWorld();
    const messages = await fawryMessages(world, buyers);
    const seen = new Set(messages.map(({ kind, orderStatus }) => `${kind} ${orderStatus}`));
    expect([...seen].sort()).toEqual([
      'notification EXPIRED',
      'notification FAILED',
      'notification NEW',
      'notification PAID',
      'notification PARTIAL_REFUNDED',
      'popup-result FAILED',
      'popup-result PAID',
      'popup-result UNPAID',
      'return-query PAID',
      'return-query UNPAID',
      'status-answer EXPIRED',
      'status-answer FAILED',
      'status-answer NEW',
      'status-answer PAID',
      'status-answer PARTIAL_REFUNDED',
    ]);
    for (const { fields, buyer } of messages) {
      expect(fields['customerMail']).toBe(buyer.mail);
      expect(fields['customerMobile']).toBe(buyer.mobile);
    }
  });

  test('follow the documented formulas over the fields as sent', async () => {
    const world = fawryWorld();
    const { secureKey } = world.account;
    for (const { kind, fields, signature } of await fawryMessages(world, buyers)) {
      const text = (name: string) => (name in fields ? String(fields[name]) : '');
      const amounts = padded(fields['paymentAmount']) + padded(fields['orderAmount']);
      const state = text('orderStatus') + text('paymentMethod');
      const isPopup = kind === 'popup-result' || kind === 'return-query';
      const signed = isPopup
        ? text('referenceNumber') +
          text('merchantRefNumber') +
          amounts +
          state +
          padded(fields['fawryFees']) +
          text('authNumber') +
          text('customerMail') +
          text('customerMobile')
        : text('fawryRefNumber') +
          text('merchantRefNumber') +
          amounts +
          state +
          text('paymentRefrenceNumber');
      expect(signature).toBe(sha256(signed + secureKey));
    }
  });
});

test('messages signed by Paymob include every kind, over twenty fields of callback and return', async () => {
  const world = paymobWorld();
  const messages = await paymobMessages(world);
  const seen = messages.map(({ kind, method, story }) => `${kind} ${method} ${story}`);
  const stories = [
    'card declined',
    'card paid',
    'card refund',
    'card refunded',
    'card void',
    'card voided',
    'kiosk paid',
    'kiosk pending',
    'wallet declined',
    'wallet paid',
  ];
  expect([...new Set(seen)].sort()).toEqual([
    ...stories.map((story) => `callback ${story}`),
    ...stories.map((story) => `return-query ${story}`),
  ]);
  const plain =
    'amount_cents created_at currency error_occured has_parent_transaction id integration_id ' +
    'is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided';
  for (const { kind, fields, hmac, orderId, transactionId } of messages) {
    const source = (name: string) =>
      kind === 'callback'
        ? (fields['source_data'] as Record<string, unknown>)[name]
        : fields[`source_data.${name}`];
    const values = [
      ...plain.split(' ').map((name) => fields[name]),
      orderId,
      fields['owner'],
      fields['pending'],
      source('pan'),
      source('sub_type'),
      source('type'),
      fields['success'],
    ];
    const { hmacSecret } = world.account;
    expect(Number(fields['id'])).toBe(transactionId);
    expect(hmac).toBe(createHmac('sha512', hmacSecret).update(values.join('')).digest('hex'));
  }
});
