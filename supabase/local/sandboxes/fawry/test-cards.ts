import { isValidUntil } from '../shared/card-expiry.ts';

const outcomes = {
  approved: undefined,
  expired: { code: 99_954, reason: 'Expired card' },
  funds: { code: 99_951, reason: 'Insufficient funds' },
} as const;

export type CardOutcome = keyof typeof outcomes;

interface TestCard {
  number: string;
  brand: string;
  outcome: CardOutcome;
  cvv: string;
  expiry: string;
}

const current = { cvv: '123', expiry: '05/29' };
const older = { cvv: '123', expiry: '01/39' };

/** The test cards that Fawry publishes for staging, both generations. */
export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', outcome: 'approved', ...current },
  { number: '4222000006724235', brand: 'Visa', outcome: 'funds', ...current },
  { number: '4263970000005262', brand: 'Visa', outcome: 'expired', ...current },
  { number: '5436031030606378', brand: 'Mastercard', outcome: 'approved', ...current },
  { number: '5114610000004778', brand: 'Mastercard', outcome: 'funds', ...current },
  { number: '5425230000004415', brand: 'Mastercard', outcome: 'expired', ...current },
  { number: '5078036246600381', brand: 'Meeza', outcome: 'approved', ...current },
  { number: '5078036231985581', brand: 'Meeza', outcome: 'funds', ...current },
  { number: '5078036242783546', brand: 'Meeza', outcome: 'expired', ...current },
  { number: '5078086700053445', brand: 'Yellow', outcome: 'approved', cvv: '100', expiry: '01/39' },
  { number: '4508750015741019', brand: 'Visa', outcome: 'approved', ...older },
  { number: '5123450000000008', brand: 'Mastercard', outcome: 'approved', ...older },
];

const badCard = { code: 99_914, reason: 'Bad card' };

export interface CardEntry {
  number: string;
  expiry: string;
  cvv: string;
}

/** Why a card is declined; undefined if it pays. All other cards are declined. `now` in milliseconds. */
export function declineOf(
  entry: CardEntry,
  now: number,
): { code: number; reason: string } | undefined {
  const number = entry.number.replace(/\D/g, '');
  const card = testCards.find((each) => each.number === number);
  const isWritten =
    card && entry.cvv.trim() === card.cvv && isValidUntil(entry.expiry, card.expiry, now);
  return isWritten ? outcomes[card.outcome] : badCard;
}

export function declineFor(outcome: CardOutcome): { code: number; reason: string } | undefined {
  return outcomes[outcome];
}
