import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TodayBoard } from '@/components/desk/today/today-board';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { deskToday } from '@/lib/desk/contract/today';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('desk');
  return deskMetadata(await routeLocale(params), t('sections.today'));
}

/** Today's work at a glance. */
export default async function TodayPage({ params }: Props) {
  await requireStaff(await routeLocale(params));
  const t = await getTranslations('deskToday');
  const today = await callDeskOnServer(deskToday, {});
  return (
    <DeskPage title={t('title')} text={t('text')}>
      <TodayBoard today={today} />
    </DeskPage>
  );
}
