import { between, chance } from './chance.ts';
import { kinds } from './kinds.ts';
import type { Entry } from './types.ts';

/** Pages come in printers' signatures of eight; a single term is a little over half a year's book. */
export function pagesOf({ sku, kind, term, level, subject }: Entry): number {
  const { low, high } = kinds[kind].pages;
  const year = between(sku, 'pages', low, high, 8);
  const share =
    (term === 'full-year' ? 1 : 0.62) * (level === 'azhari' ? 0.8 : 1) * (subject.slim ? 0.35 : 1);
  return Math.round((year * share) / 8) * 8;
}

/** Pounds, in steps of five, rising with the place of the book in its kind's range of pages. */
export function priceOf(entry: Entry): number {
  const { pages, price } = kinds[entry.kind];
  const range = pages.high - pages.low;
  const thickness = range > 0 ? (pagesOf(entry) - pages.low) / range : chance(entry.sku, 'price');
  const within = Math.min(1, Math.max(0, thickness * 0.8 + chance(entry.sku, 'price') * 0.2));
  const usual = price.low + (price.high - price.low) * within;
  return Math.max(35, Math.round((usual * (entry.subject.slim ? 0.45 : 1)) / 5) * 5);
}

/** Most books are reprinted on demand; some run low, and about one in twelve is out. */
export function stockOf({ sku }: Entry): { available: boolean; stock: number | null } {
  const luck = chance(sku, 'stock');
  if (luck < 0.05) return { available: true, stock: 0 };
  if (luck < 0.08) return { available: false, stock: null };
  if (luck < 0.14) return { available: true, stock: between(sku, 'few', 2, 9) };
  if (luck < 0.42) return { available: true, stock: between(sku, 'copies', 15, 240) };
  return { available: true, stock: null };
}
