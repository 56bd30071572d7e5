import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { OrdersList } from '@/components/desk/orders/orders-list';
import { OrdersFiltersForm } from '@/components/desk/orders/orders-filters';
import { deskOrders } from '@/lib/desk/contract/orders';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { textOf } from '@/lib/desk/frame/search-params';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { readGovernorates } from '@/lib/desk/orders/governorates.server';
import { ordersArguments, parseOrders } from '@/lib/desk/orders/orders-query';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/orders'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('desk');
  return deskMetadata(await routeLocale(params), t('sections.orders'));
}

/** All orders; the search and the filters are in the address. */
export default async function OrdersPage({ params, searchParams }: Props) {
  await requireStaff(await routeLocale(params));
  const t = await getTranslations('deskOrders');
  const query = await searchParams;
  const filters = parseOrders(query);
  const cursor = textOf(query, 'after') || null;
  const [list, governorates] = await Promise.all([
    callDeskOnServer(deskOrders, ordersArguments(filters, cursor)),
    readGovernorates(),
  ]);
  return (
    <DeskPage title={t('title')}>
      <OrdersFiltersForm filters={filters} governorates={governorates} />
      <OrdersList list={list} filters={filters} cursor={cursor} />
    </DeskPage>
  );
}
