import type { DeskPromo } from '../contract/promos';
import { textOf, type SearchParams } from '../frame/search-params';

const cursorForm = /^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{6}_[\da-f-]{36}$/;

export type PromosWish = { query: string; cursor: string | null };

export function parsePromos(params: SearchParams): PromosWish {
  const cursor = textOf(params, 'after');
  return { query: textOf(params, 'q'), cursor: cursorForm.test(cursor) ? cursor : null };
}

/** The path of a list, without its language. */
export function promosHref({ query, cursor }: PromosWish): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: query, after: cursor }))
    if (value) search.set(name, value);
  return search.size > 0 ? `/desk/promos?${search.toString()}` : '/desk/promos';
}

/** The address of a code's page; codes are unique. */
export const promoHref = ({ code }: Pick<DeskPromo, 'code'>) =>
  `/desk/promos/codes/${encodeURIComponent(code)}`;
