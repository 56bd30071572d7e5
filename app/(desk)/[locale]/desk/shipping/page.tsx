import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { TrackingDesk } from '@/components/desk/shipping/tracking-desk';
import { ClientMessages } from '@/components/layout/client-messages';
import { deskCheckTracking } from '@/lib/desk/contract/shipping';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/shipping'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskShipping');
  return deskMetadata(await routeLocale(params), t('title'));
}

/** Tracking numbers of many orders at once: pasted or uploaded, checked, and then saved. */
export default async function ShippingPage({ params }: Props) {
  await requireStaff(await routeLocale(params));
  const t = await getTranslations('deskShipping');
  // Without rows, the response lists the available carriers.
  const { couriers } = await callDeskOnServer(deskCheckTracking, { p_rows: [] });
  return (
    <DeskPage title={t('title')} text={t('intro')}>
      <NeedsScripts text={t('needsScripts')} />
      <ClientMessages namespaces={['deskShipping', 'orderStatus']}>
        <TrackingDesk couriers={couriers} />
      </ClientMessages>
    </DeskPage>
  );
}
