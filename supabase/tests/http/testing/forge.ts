import { fc } from '../../../../scripts/test/fast-check.mjs';
import { volume } from '../../../../scripts/test/volume.mjs';
import { type CheckoutShop } from './checkout-shop.ts';
import { paymentFacts, paymentHistory } from './payer.ts';

export const forgeries = volume(100, 1_000);

/** A text split at random into `count` parts, which may be empty. */
export function cuts(text: string, count: number): fc.Arbitrary<string[]> {
  return fc
    .array(fc.nat(text.length), { minLength: count - 1, maxLength: count - 1 })
    .map((places) => [0, ...places.sort((a, b) => a - b), text.length])
    .map((places) => places.slice(1).map((place, index) => text.slice(places[index], place)));
}

/** Moves the boundary between two adjacent parts. */
export function shifted(parts: string[]): fc.Arbitrary<string[]> {
  return fc.nat(parts.length - 2).chain((at) => {
    const [left = '', right = ''] = parts.slice(at, at + 2);
    const both = left + right;
    return fc
      .nat(both.length)
      .map((place) => [
        ...parts.slice(0, at),
        both.slice(0, place),
        both.slice(place),
        ...parts.slice(at + 2),
      ]);
  });
}

/** Generates `count` forgeries, sends them ten at a time, and returns the number of responses per status. */
export async function attack<T>(
  forged: fc.Arbitrary<T>,
  send: (one: T) => Promise<number>,
  count = forgeries,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const left = fc.sample(forged, { numRuns: count }).values();
  const sender = async () => {
    for (const one of left) {
      const status = await send(one);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, sender));
  return statuses;
}

/** The statuses that mean a fault of the backend. */
export const faults = (statuses: Record<number, number>) =>
  Object.keys(statuses).filter((status) => Number(status) >= 500);

/** The orders for which something was paid or flagged for staff. */
export async function touched(shop: CheckoutShop, orderIds: string[]): Promise<string[]> {
  const found = [];
  for (const orderId of orderIds) {
    const { status, refund_due: isDue, tries } = await paymentFacts(shop, orderId);
    const history = (await paymentHistory(shop, orderId)).flat();
    const isUntouched =
      status === 'pending' &&
      !isDue &&
      tries.every((word) => /^[A-Z]+$/.test(word)) &&
      !history.some((word) => /PAID|REFUND|VOID/.test(word));
    if (!isUntouched) found.push(`${orderId} ${status} ${tries.join()} ${history.join()}`);
  }
  return found;
}
