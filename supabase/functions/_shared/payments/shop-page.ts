import { type Deps } from '../deps.ts';

/** The address of a page of the shop without a language: the browser's is used. */
export function shopPage({ env }: Deps, path: string, query?: URLSearchParams): string {
  const site = (env('SITE_URL') ?? '').replace(/\/+$/, '');
  return `${site}${path}${query?.size ? `?${query.toString()}` : ''}`;
}
