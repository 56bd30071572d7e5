import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { DeskListedOrder } from '@/lib/desk/contract/orders';
import { labelFor } from '@/lib/orders/label-for';

/** The governorate of an order, or the country of one that goes abroad. */
export function Governorate({ place }: Pick<DeskListedOrder, 'place'>) {
  const isArabic = useLocale() === 'ar';
  const abroad = place.country_iso2 !== 'EG';
  if (abroad) return <bdi>{isArabic ? place.country_name : place.country_name_en}</bdi>;
  return <bdi>{isArabic ? place.city_name : place.city_name_en}</bdi>;
}

/** How an order is paid, e.g. "Fawry". */
export function PaymentWay({ provider, method }: { provider: string; method: string | null }) {
  const t = useTranslations('deskOrders');
  const name = labelFor(useTranslations('deskOrders.providers'), provider);
  const way = labelFor(useTranslations('orders.details.methods'), method ?? '');
  return (
    <bdi>
      {method && way !== name && provider !== 'fawry' ? t('paidWith', { name, way }) : name}
    </bdi>
  );
}

/** A badge for what needs attention. */
export function Flag({ children }: { children: ReactNode }) {
  return (
    <Badge variant="outline" className="border-destructive text-destructive">
      {children}
    </Badge>
  );
}

/** What staff should do about an order, in addition to its status. */
export function OrderFlags({ order }: { order: DeskListedOrder }) {
  const t = useTranslations('deskOrders.flags');
  return (
    <>
      {order.refund_due && <Flag>{t('refund_due')}</Flag>}
      {order.review_reason && <Flag>{t('review')}</Flag>}
    </>
  );
}

export const fullName = ({
  first_name,
  last_name,
}: Pick<DeskListedOrder, 'first_name' | 'last_name'>) =>
  last_name ? `${first_name} ${last_name}` : first_name;
