import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { orderStatusTone, type OrderStatusTone } from '@/lib/orders/order-status';
import { labelFor } from '@/lib/orders/label-for';
import { cn } from '@/lib/utils';

const tones: Record<OrderStatusTone, string> = {
  amber: 'bg-amber text-amber-foreground',
  blue: 'bg-blue text-blue-foreground',
  purple: 'bg-purple text-purple-foreground',
  green: 'bg-green text-green-foreground',
  red: 'bg-red text-red-foreground',
  grey: 'bg-muted text-foreground',
};

export function StatusBadge({ status }: { status: string }) {
  const t = useTranslations('orderStatus');
  const tone = orderStatusTone(status);
  return (
    <Badge
      variant="outline"
      data-tone={tone}
      className={cn('rounded-full px-2.5 py-px font-bold', tones[tone])}
    >
      <bdi>{labelFor(t, status)}</bdi>
    </Badge>
  );
}
