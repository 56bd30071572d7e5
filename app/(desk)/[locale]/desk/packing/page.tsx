import { ShoppingBag } from 'lucide';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { PackingForm } from '@/components/desk/packing/packing-form';
import { PackingTable } from '@/components/desk/packing/packing-table';
import { PackingTabs } from '@/components/desk/packing/packing-tabs';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { ClientMessages } from '@/components/layout/client-messages';
import { deskPacking } from '@/lib/desk/contract/packing';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { readPackedStatus } from '@/lib/desk/packing/papers';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/packing'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskPacking');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** The orders to pack and those being packed, with the forms to select, start and print them. */
export default async function PackingPage({ params, searchParams }: Props) {
  await requireStaff(await routeLocale(params));
  const [t, format] = [await getTranslations('deskPacking'), await getFormatter()];
  const status = readPackedStatus((await searchParams)['status']);
  const { orders, counts } = await callDeskOnServer(deskPacking, { p_status: status });
  const isEmpty = orders.length === 0;
  return (
    <DeskPage title={t('title')}>
      <PackingTabs status={status} counts={counts} />
      {orders.length < counts[status] && (
        <p className="mt-3 text-sm text-muted-foreground">
          {t('beyond', {
            shown: format.number(orders.length, 'plain'),
            total: format.number(counts[status], 'plain'),
          })}
        </p>
      )}
      <ClientMessages namespaces={['deskPacking', 'orderStatus']}>
        {/* Stays mounted when its last orders leave the list, so that it can show the result. */}
        <PackingForm
          key={status}
          status={status}
          isEmpty={isEmpty}
          rows={orders.map(({ order_id }) => order_id).join()}
        >
          {isEmpty ? (
            <MessagePanel
              icon={<Icon icon={ShoppingBag} />}
              title={t(status === 'processing' ? 'emptyToPack' : 'emptyPacking')}
            />
          ) : (
            <PackingTable orders={orders} />
          )}
        </PackingForm>
      </ClientMessages>
    </DeskPage>
  );
}
