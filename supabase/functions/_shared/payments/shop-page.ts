import { type Deps } from '../deps.ts';

/** A page of the shop, in no language: it takes the browser's. */
export function shopPage({ env }: Deps, path: string, query?: URLSearchParams): string {
  const site = (env('SITE_URL') ?? '').replace(/\/+$/, '');
  return `${site}${path}${query?.size ? `?${query.toString()}` : ''}`;
}
