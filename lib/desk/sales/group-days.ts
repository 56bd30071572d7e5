import type { DeskSalesDay } from '@/lib/desk/contract/sales';

/** More bars than this would be too narrow on a phone. */
const mostBars = 62;
const week = 7;

/** The sales from `day` to `last`, at most seven days. */
export type SalesSpan = DeskSalesDay & { last: string };

/** The days themselves, or weeks from the first day on if there are too many. */
export function groupDays(days: readonly DeskSalesDay[]): SalesSpan[] {
  const size = days.length > mostBars ? week : 1;
  const spans: SalesSpan[] = [];
  for (let at = 0; at < days.length; at += size) {
    const span = days.slice(at, at + size).reduce<SalesSpan | null>(added, null);
    if (span) spans.push(span);
  }
  return spans;
}

function added(span: SalesSpan | null, day: DeskSalesDay): SalesSpan {
  if (!span) return { ...day, last: day.day };
  return {
    day: span.day,
    last: day.day,
    orders: span.orders + day.orders,
    items: span.items + day.items,
    revenue_pt: span.revenue_pt + day.revenue_pt,
    refunded_pt: span.refunded_pt + day.refunded_pt,
    net_pt: span.net_pt + day.net_pt,
  };
}
