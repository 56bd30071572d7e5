import { type AttemptInput } from '../../../functions/_shared/vendors/paymob/attempt.ts';
import { type PaymobConfig } from '../../../functions/_shared/vendors/paymob/config.ts';
import { createAttempt } from '../../../functions/_shared/vendors/paymob/create-attempt.ts';
import { readCallback } from '../../../functions/_shared/vendors/paymob/read-callback.ts';
import { type paymobWorld } from './world.ts';

export type PaymobWorld = ReturnType<typeof paymobWorld>;

export const attemptInput: AttemptInput = {
  method: 'card',
  merchantRef: 'ZD-7K3M-9QXT_1795392000',
  amountPt: 34_100,
  lines: [{ itemId: 'p', description: 'كتاب', quantity: 2, unitPt: 15_050, linePt: 30_100 }],
  shippingPt: 6_500,
  feePt: 500,
  discountPt: 3_000,
  billing: { firstName: 'منى', lastName: '', email: 'mona@example.com', phone: '+201012345678' },
  walletPhone: '01010101010',
};

/** Opens an attempt with the shop's adapter. */
export async function open(
  world: PaymobWorld,
  changes: Partial<AttemptInput> = {},
  config: Partial<PaymobConfig> = {},
) {
  const input = { ...attemptInput, ...changes };
  const created = await createAttempt({ ...world.config, ...config }, world.fetch, input);
  if (!created.ok) throw new Error(`${created.error.code}: ${created.error.message ?? ''}`);
  return created.attempt;
}

export const card = { number: '5123 4567 8901 2346', expiry: '01/39', cvv: '123' };

/** How the shop interpreted the received callbacks: claims, or why they were rejected. */
export function notificationsOf(world: PaymobWorld): Promise<string[]> {
  return Promise.all(
    world.shop.got.map(async ({ url, text }) => {
      const read = await readCallback(world.config, url.searchParams.get('hmac'), text);
      if (!read.ok) return read.error.code;
      return read.hint.evidence['has_parent_transaction'] === 'true' ? 'child' : read.hint.status;
    }),
  );
}
