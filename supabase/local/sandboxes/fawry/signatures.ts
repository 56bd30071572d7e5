import { createHash } from 'node:crypto';

/* Implemented separately from the shop's code, so that a mistake in either shows as a rejection. */

export function signed(...parts: (string | number | undefined)[]): string {
  return createHash('sha256')
    .update(parts.map((part) => part ?? '').join(''), 'utf8')
    .digest('hex');
}

export const twoDecimals = (piastres: number): string => (piastres / 100).toFixed(2);

interface SignedItem {
  itemId: string;
  quantity: number;
  unitPt: number;
}

export function itemsText(items: SignedItem[]): string {
  const byCodeUnit = (a: SignedItem, b: SignedItem) => (a.itemId > b.itemId ? 1 : -1);
  return [...items]
    .sort(byCodeUnit)
    .reduce(
      (text, item) => text + item.itemId + String(item.quantity) + twoDecimals(item.unitPt),
      '',
    );
}
