import {
  orderStatuses,
  paymentProviders,
  type OrderStatus,
  type PaymentProvider,
} from '../contract/fields';
import { orderNeeds, type DeskOrdersArguments, type OrderNeed } from '../contract/orders';
import { isUuid, oneOf, textOf, withQuery, type SearchParams } from '../frame/search-params';

/** The filters of the order list in its address. */
export type OrdersFilters = {
  query: string;
  status: OrderStatus | null;
  needs: OrderNeed | null;
  cityId: string | null;
  provider: PaymentProvider | null;
  /** Days in Cairo, `2026-11-23`. */
  from: string | null;
  to: string | null;
};

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, unlike 2026-02-31. */
function dayOf(value: string): string | null {
  const time = isoDay.test(value) ? Date.parse(`${value}T00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : null;
}

/** Unknown or malformed values are ignored. */
export function parseOrders(params: SearchParams): OrdersFilters {
  const city = textOf(params, 'city');
  return {
    query: textOf(params, 'q'),
    status: oneOf(orderStatuses, textOf(params, 'status')),
    needs: oneOf(orderNeeds, textOf(params, 'needs')),
    cityId: isUuid(city) ? city : null,
    provider: oneOf(paymentProviders, textOf(params, 'provider')),
    from: dayOf(textOf(params, 'from')),
    to: dayOf(textOf(params, 'to')),
  };
}

/** The number of filters, without the search. */
export const filterCount = ({ query: _, ...filters }: OrdersFilters): number =>
  Object.values(filters).filter((value) => value !== null).length;

export function ordersArguments(
  filters: OrdersFilters,
  cursor: string | null,
): DeskOrdersArguments {
  return {
    p_query: filters.query || null,
    p_status: filters.status,
    p_needs: filters.needs,
    p_city_id: filters.cityId,
    p_provider: filters.provider,
    p_from: filters.from,
    p_to: filters.to,
    p_cursor: cursor,
  };
}

/** The address of a list, which can be shared with a colleague; without its language. */
export function ordersHref(filters: Partial<OrdersFilters>, cursor: string | null = null): string {
  const { query, cityId, ...rest } = filters;
  return withQuery('/desk/orders', { q: query, city: cityId, ...rest, after: cursor });
}

export const orderHref = (orderId: string) => `/desk/orders/${orderId}`;
