import { isValidUntil } from '../shared/card-expiry.ts';

export type CardOutcome = 'approved' | 'declined' | '3ds-ok' | '3ds-fail';

interface TestCard {
  number: string;
  brand: string;
  outcome: CardOutcome;
}

const secret = { expiry: '01/39', cvv: '123' };

/** The first three are published by Paymob; the others are invented, because Paymob publishes none that fail. */
export const testCards: TestCard[] = [
  { number: '5123456789012346', brand: 'Mastercard', outcome: 'approved' },
  { number: '5123450000000008', brand: 'Mastercard', outcome: 'approved' },
  { number: '4111111111111111', brand: 'Visa', outcome: 'approved' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'declined' },
  { number: '4000000000003220', brand: 'Visa', outcome: '3ds-ok' },
  { number: '4000000000003238', brand: 'Visa', outcome: '3ds-fail' },
];

type CardEntry = { number: string; expiry: string; cvv: string };

/** The outcome of a card. An unknown or invalid one is declined. `now` in milliseconds. */
export function outcomeOf(entry: CardEntry, now: number): CardOutcome {
  const number = entry.number.replace(/\D/g, '');
  const card = testCards.find((each) => each.number === number);
  const isWritten =
    entry.cvv.trim() === secret.cvv && isValidUntil(entry.expiry, secret.expiry, now);
  return card && isWritten ? card.outcome : 'declined';
}

export function entryOf({ number }: TestCard) {
  return { number, ...secret };
}

export function brandOf(number: string): string {
  return number.startsWith('5') ? 'MasterCard' : 'Visa';
}

/** For the wallet and 3-D Secure, as published by Paymob. */
export const testOtp = '123456';
