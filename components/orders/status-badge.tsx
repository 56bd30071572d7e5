import { useTranslations } from 'next-intl';
import { orderStatusTone } from '@/lib/orders/order-status';
import { wordFor } from '@/lib/orders/word-for';
import './orders.css';

export function StatusBadge({ status }: { status: string }) {
  const t = useTranslations('orderStatus');
  return (
    <span className="order-badge" data-tone={orderStatusTone(status)}>
      <bdi>{wordFor(t, status)}</bdi>
    </span>
  );
}
