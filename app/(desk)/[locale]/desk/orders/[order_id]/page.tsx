import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskNotFound } from '@/components/desk/frame/desk-not-found';
import { OrderView } from '@/components/desk/order/order-view';
import { readOrder } from '@/lib/desk/orders/order.server';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { requireStaff } from '@/lib/desk/frame/staff.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/orders/[order_id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskOrder');
  return deskMetadata(await routeLocale(params), t('title'));
}

export default async function OrderPage({ params }: Props) {
  await requireStaff(await routeLocale(params));
  const order = await readOrder((await params).order_id);
  return order ? <OrderView order={order} /> : <DeskNotFound />;
}
