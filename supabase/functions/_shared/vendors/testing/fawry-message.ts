import { createHash } from 'node:crypto';
import { type FawryConfig } from '../fawry/config.ts';

export const fawryConfig: FawryConfig = {
  baseUrl: 'https://fawry.example',
  merchantCode: 'SANDBOX-MERCHANT==',
  secureKey: 'sandbox-fawry-secure-key',
  referenceHours: 48,
};

export const sha256 = (...parts: string[]) =>
  createHash('sha256').update(parts.join('')).digest('hex');

/** A payment of 465.90 at an outlet, as reported by Fawry. */
const outletPayment = {
  requestId: 'c72827d084ea4b88949d91dd2db4996e',
  fawryRefNumber: '970177001',
  merchantRefNumber: 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C',
  customerName: 'منى علي',
  customerMobile: '01000000000',
  customerMail: 'buyer@example.com',
  paymentAmount: 465.9,
  orderAmount: 465.9,
  fawryFees: 0,
  orderStatus: 'PAID',
  paymentMethod: 'PAYATFAWRY',
  paymentTime: 1_795_392_000_000,
  paymentRefrenceNumber: 'FPN-24480',
  orderExpiryDate: 1_795_478_400_000,
};

type Changed = Record<string, string | number | null | undefined>;

/** The message with changed values and a valid signature: a second implementation of the provider's formula. */
export function signed(changed: Changed = {}, secureKey = fawryConfig.secureKey) {
  const message: Changed = { ...outletPayment, ...changed };
  const text = (name: string) => String(message[name] ?? '');
  const pounds = (name: string) => (text(name) === '' ? '' : Number(message[name]).toFixed(2));
  return {
    ...message,
    messageSignature: sha256(
      text('fawryRefNumber'),
      text('merchantRefNumber'),
      pounds('paymentAmount'),
      pounds('orderAmount'),
      text('orderStatus'),
      text('paymentMethod'),
      text('paymentRefrenceNumber'),
      secureKey,
    ),
  };
}

export const paid = { ...outletPayment, messageSignature: signed().messageSignature };
