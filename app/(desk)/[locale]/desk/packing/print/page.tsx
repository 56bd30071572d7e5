import { ShoppingBag } from 'lucide';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressLabel } from '@/components/desk/packing/address-label';
import { PackingSlip } from '@/components/desk/packing/packing-slip';
import { Papers } from '@/components/desk/packing/paper';
import { PickList } from '@/components/desk/packing/pick-list';
import { PrintBar } from '@/components/desk/packing/print-bar';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { requireStaff } from '@/lib/desk/frame/staff.server';
import { readPapers, type PackingPapers } from '@/lib/desk/packing/packing.server';
import { readPaperWish, type Paper } from '@/lib/desk/packing/papers';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/packing/print'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskPrint');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** Packing documents for the orders in the address, or for a whole list: one kind of document at a time. */
export default async function PrintPage({ params, searchParams }: Props) {
  await requireStaff(await routeLocale(params));
  const t = await getTranslations('deskPrint');
  const wish = readPaperWish(await searchParams);
  const packing = await readPapers(wish);
  const count = wish.paper === 'pick' ? 1 : packing.orders.length;
  const isEmpty = packing.orders.length === 0;
  return (
    <div>
      <PrintBar wish={wish} count={isEmpty ? 0 : count} missing={packing.missing} />
      {isEmpty ? (
        <MessagePanel icon={<Icon icon={ShoppingBag} />} title={t('nothing')} />
      ) : (
        <Papers sheet={wish.paper === 'labels' ? 'label' : 'a4'}>
          <Sheets paper={wish.paper} packing={packing} />
        </Papers>
      )}
    </div>
  );
}

function Sheets({ paper, packing }: { paper: Paper; packing: PackingPapers }) {
  const { orders, pick_list, readAt } = packing;
  if (paper === 'pick')
    return <PickList picks={pick_list} orders={orders.length} readAt={readAt} />;
  const OrderPaper = paper === 'slips' ? PackingSlip : AddressLabel;
  return orders.map((order) => <OrderPaper key={order.order_id} order={order} />);
}
