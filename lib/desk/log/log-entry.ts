import type { DeskLogEntry } from '../contract/log';
import { messageHref } from '../messages/messages-query';
import { orderHref } from '../orders/orders-query';

/** A detail of a log entry. */
export type LogDetail =
  | { name: 'status'; from: string; to: string }
  | { name: 'stock'; from: string; to: string }
  | { name: 'price'; from: number; to: number }
  | { name: 'amount_pt' | 'copies' | 'searches'; value: number }
  | { name: 'number' | 'review_reason' | 'outcome' | 'text'; value: string }
  | { name: 'restock' };

/** The details of an entry other than its action, in display order. Unknown details are skipped. */
export function logDetails({ action, detail }: DeskLogEntry): LogDetail[] {
  const details: LogDetail[] = [];
  const text = (name: string) => {
    const value = detail[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const amount = (name: string) => {
    const value = detail[name];
    return typeof value === 'number' ? value : null;
  };
  const [from, to] = [text('from'), text('to')];
  if ((action === 'move_order' || action === 'ship_order') && from && to && from !== to)
    details.push({ name: 'status', from, to });
  if (action === 'set_stock')
    details.push({
      name: 'stock',
      from: String(detail['from'] ?? ''),
      to: String(detail['to'] ?? ''),
    });
  const [fromPt, toPt] = [amount('from_pt'), amount('to_pt')];
  if (fromPt !== null && toPt !== null) details.push({ name: 'price', from: fromPt, to: toPt });
  for (const name of ['amount_pt', 'copies', 'searches'] as const) {
    const value = amount(name);
    if (value !== null) details.push({ name, value });
  }
  for (const name of ['number', 'review_reason', 'outcome'] as const) {
    const value = text(name);
    if (value) details.push({ name, value });
  }
  if (detail['restock'] === true) details.push({ name: 'restock' });
  const words = text('reason') ?? text('note');
  if (words) details.push({ name: 'text', value: words });
  return details;
}

/** The path, without language, of the page about the entry's subject; null if there is none. */
export function subjectHref({ subject, subject_id, order_id }: DeskLogEntry): string | null {
  if (order_id) return orderHref(order_id);
  if (subject_id === null) return '/desk/products/searches';
  switch (subject) {
    case 'message':
      return messageHref(subject_id);
    case 'product':
      return `/desk/products/${subject_id}`;
    case 'promo':
      return '/desk/promos';
    case 'order':
    case 'payment':
    case 'refund':
    case 'staff':
    case 'searches':
      return null;
  }
}
