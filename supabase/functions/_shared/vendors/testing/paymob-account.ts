import { type AttemptInput } from '../paymob/attempt.ts';
import { type PaymobConfig, readPaymobConfig } from '../paymob/config.ts';
import { createAttempt } from '../paymob/create-attempt.ts';
import { merchantRef } from './paymob-transaction.ts';
import { type Reply, vendorStub } from './vendor-stub.ts';

const settings: Record<string, string> = {
  PAYMOB_BASE_URL: 'https://paymob.example/',
  PAYMOB_SECRET_KEY: 'egy_sk_test_1',
  PAYMOB_PUBLIC_KEY: 'egy_pk_test_1',
  PAYMOB_HMAC_SECRET: 'hmac',
  PAYMOB_IFRAME_ID: '4001',
  PAYMOB_INTEGRATION_CARD: '1001',
  PAYMOB_INTEGRATION_WALLET: '1002',
  PAYMOB_INTEGRATION_KIOSK: '1003',
  SUPABASE_URL: 'https://project.example',
};
let accounts = 0;

/** A separate account per test, because access tokens are cached between calls. */
export function paymobConfig(changed: Record<string, string | undefined> = {}): PaymobConfig {
  accounts += 1;
  const all: Record<string, string | undefined> = {
    ...settings,
    PAYMOB_API_KEY: `key-${accounts}`,
    ...changed,
  };
  const read = readPaymobConfig((name) => all[name]);
  if (!read.ok) throw new Error(read.error.message);
  return read.config;
}

const product = { itemId: 'p', description: 'كتاب', quantity: 2, unitPt: 15_050, linePt: 30_100 };
export const attemptInput: AttemptInput = {
  method: 'card',
  merchantRef,
  amountPt: 34_100,
  lines: [product],
  shippingPt: 6_500,
  feePt: 500,
  discountPt: 3_000,
  billing: {
    firstName: 'منى',
    lastName: '',
    email: 'mona@example.com',
    phone: '+201012345678',
    state: '',
    country: 'EG',
  },
};
export const token = { status: 201, body: { token: 'access-1' } };
export const order = { status: 201, body: { id: 700_001 } };
export const key = { status: 201, body: { token: 'payment-key' } };

export function pathsOf(requests: { url: string }[]): string[] {
  return requests.map(({ url }) => new URL(url).pathname);
}

/** An attempt at a vendor that sends these replies, and the requests to it. */
export const create = async (changed: Partial<AttemptInput>, ...replies: Reply[]) => {
  const { fetch, requests } = vendorStub(...replies);
  return {
    outcome: await createAttempt(paymobConfig(), fetch, { ...attemptInput, ...changed }),
    requests,
  };
};
