import type { Locale } from '@/lib/i18n/locale';
import { orderStatus } from '@/lib/orders/order-status';
import './orders.css';

export function StatusBadge({ status, locale }: { status: string; locale: Locale }) {
  const { label, tone } = orderStatus(status, locale);
  return (
    <span className="order-badge" data-tone={tone}>
      <bdi>{label}</bdi>
    </span>
  );
}
