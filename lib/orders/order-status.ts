import type { Locale } from '@/lib/i18n/locale';

export type OrderStatusTone = 'amber' | 'blue' | 'purple' | 'green' | 'red' | 'grey';

type Known = { tone: OrderStatusTone; label: Record<Locale, string> };

/** Spec §4 Order status. The words stand here, as every screen that names a status needs all of them in one language. */
const statuses: Record<string, Known> = {
  pending: { tone: 'amber', label: { ar: 'في انتظار الدفع', en: 'Pending' } },
  preparing: { tone: 'blue', label: { ar: 'قيد التجهيز', en: 'Preparing' } },
  processing: { tone: 'blue', label: { ar: 'قيد المعالجة', en: 'Processing' } },
  shipped: { tone: 'purple', label: { ar: 'تم الشحن', en: 'Shipped' } },
  delivered: { tone: 'green', label: { ar: 'تم التوصيل', en: 'Delivered' } },
  cancelled: { tone: 'red', label: { ar: 'ملغي', en: 'Cancelled' } },
};

/** What a status is called and the colour of its badge; one that the shop does not know is shown as it came. */
export function orderStatus(
  status: string,
  locale: Locale,
): { label: string; tone: OrderStatusTone } {
  const key = status.toLowerCase();
  const known = Object.hasOwn(statuses, key) ? statuses[key] : undefined;
  return known ? { label: known.label[locale], tone: known.tone } : { label: status, tone: 'grey' };
}
