import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { LogFiltersForm } from '@/components/desk/log/log-filters';
import { LogList } from '@/components/desk/log/log-list';
import { deskLog } from '@/lib/desk/contract/log';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { textOf } from '@/lib/desk/frame/search-params';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { logArguments, parseLog } from '@/lib/desk/log/log-query';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/log'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('desk');
  return deskMetadata(await routeLocale(params), t('sections.log'));
}

/** The audit log: who did what at the desk. */
export default async function LogPage({ params, searchParams }: Props) {
  await requireStaff(await routeLocale(params));
  const t = await getTranslations('deskLog');
  const query = await searchParams;
  const filters = parseLog(query);
  const cursor = textOf(query, 'after') || null;
  const list = await callDeskOnServer(deskLog, logArguments(filters, cursor));
  return (
    <DeskPage title={t('title')} text={t('text')}>
      <LogFiltersForm filters={filters} colleagues={list.colleagues} />
      <LogList list={list} filters={filters} cursor={cursor} />
    </DeskPage>
  );
}
