import type { OrderWithBooks } from './listed-order';

/** Orders per page of /profile/orders. */
export const ordersPageSize = 10;

/** `beyond`: the page does not exist. `total` counts the orders of all pages. */
export type OrdersPage =
  { status: 'found'; orders: OrderWithBooks[]; total: number } | { status: 'beyond' };

/** The number in `?page=`; 1 if missing, null if invalid. */
export function parsePage(page: string | string[] | undefined): number | null {
  if (page === undefined) return 1;
  return typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null;
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / ordersPageSize));

export const ordersPath = (page: number): string =>
  page === 1 ? '/profile/orders' : `/profile/orders?page=${page}`;
