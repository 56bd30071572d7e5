import { describe, expect, test } from '@jest/globals';
import {
  cancelSignature,
  chargeSignature,
  messageSignature,
  refundSignature,
  resultSignature,
  statusSignature,
} from './signatures.ts';

const keys = { merchantCode: 'SANDBOX-MERCHANT==', secureKey: 'sandbox-fawry-secure-key' };
const merchantRef = 'BK-2026-000123';
const notification = {
  fawryRefNumber: '970177001',
  merchantRefNumber: merchantRef,
  paymentPt: 46_590,
  orderPt: 46_590,
  orderStatus: 'PAID',
  paymentMethod: 'PAYATFAWRY',
  paymentReference: 'FPN-24480',
};

describe('signatures', () => {
  test('F1: a charge with its items in any order', async () => {
    const items = [
      { itemId: 'ord_trans', quantity: 1, unitPt: 6_500 },
      { itemId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', quantity: 2, unitPt: 15_050 },
      { itemId: '0f8fad5b-d9cb-469f-a165-70867728950e', quantity: 1, unitPt: 9_990 },
    ];
    const returnUrl = 'https://shop.example/payment-complete';
    for (const order of [items, items.toReversed()])
      expect(await chargeSignature(keys, { merchantRef, returnUrl, items: order })).toBe(
        'c362e32a6ac213793652829d4de6c80af7a6124b9b249bfceb034b88490dbc53',
      );
  });

  test('F2: a status request', async () => {
    expect(await statusSignature(keys, merchantRef)).toBe(
      '724843ca2b83cc3a9ddf3bf19eee92fc2ed4979faabe0498edc0dcde0a572623',
    );
  });

  test('F3: a notification that an outlet was paid', async () => {
    expect(await messageSignature(keys, notification)).toBe(
      '3d5806b7c22b8ec202252c57f8e41470b951b42b43e79250d36e30fdf80010de',
    );
  });

  test('F3b: a notification of a new reference, which has no payment number', async () => {
    const fresh = { ...notification, orderStatus: 'NEW', paymentReference: '' };
    expect(await messageSignature(keys, fresh)).toBe(
      'f32c386e6772d4e04f96bcdccf5ab086a8e6ad3b936022c5eb11ce170912b967',
    );
  });

  test('F4: a browser result', async () => {
    const result = {
      ...notification,
      referenceNumber: '970177001',
      paymentMethod: 'PayUsingCC',
      feesPt: 0,
      shippingPt: undefined,
      authNumber: '661775',
      customerMail: 'buyer@example.com',
      customerMobile: '01000000000',
    };
    expect(await resultSignature(keys, result)).toBe(
      '2560585ab460102e743626e9ad600b2f787d6d8e1f01bd45de2c0c41bb61c2ef',
    );
  });

  test('F6: a refund', async () => {
    const refund = { referenceNumber: '970177001', amountPt: 46_590, reason: 'customer request' };
    expect(await refundSignature(keys, refund)).toBe(
      'ee32010fa30b25eaf892d91cdcdab9d5c49ef1bb698900fb6694abcbfa178d99',
    );
  });

  test('F7: a cancellation', async () => {
    const cancel = { referenceNumber: '970177001', language: 'ar-eg' };
    expect(await cancelSignature(keys, cancel)).toBe(
      '803ff4dfe19078dc29f403d7feec353153aa0da35d12671da1f72dc46675a009',
    );
  });
});
