import { between, chance } from './chance.ts';
import { kinds } from './kinds.ts';
import type { Entry } from './types.ts';

/** The month of this date is number 0 of `kinds[…].months`. */
const firstMonth = { year: 2025, month: 8 };
const secondTermMonths = [4, 5];
const examsOver = Date.UTC(2026, 6, 1);

/** When the book came to the shop: in a month that suits its kind, at a working hour. */
export function createdAt({ sku, kind, term, series }: Entry): Date {
  const months =
    term === 'second-term' ? secondTermMonths : (series.kinds[kind]?.months ?? kinds[kind].months);
  const month = months[Math.floor(chance(sku, 'month') * months.length)] ?? 0;
  const lastDay = new Date(Date.UTC(firstMonth.year, firstMonth.month + month + 1, 0)).getUTCDate();
  return new Date(
    Date.UTC(
      firstMonth.year,
      firstMonth.month + month,
      between(sku, 'day', 1, lastDay),
      between(sku, 'hour', 7, 15),
      between(sku, 'minute', 0, 59),
      between(sku, 'second', 0, 59),
    ),
  );
}

/** Editions are named after the year of their exam: what comes out from July on is next year's. */
export function editionYear(created: Date): number {
  return created.getTime() < examsOver ? 2026 : 2027;
}
