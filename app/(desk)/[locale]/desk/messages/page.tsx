import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskPage } from '@/components/desk/frame/desk-page';
import { MessagesFiltersForm } from '@/components/desk/messages/messages-filters';
import { MessagesList } from '@/components/desk/messages/messages-list';
import { deskMessages } from '@/lib/desk/contract/messages';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { textOf } from '@/lib/desk/frame/search-params';
import { callDeskOnServer, requireStaff } from '@/lib/desk/frame/staff.server';
import { messagesArguments, parseMessages } from '@/lib/desk/messages/messages-query';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/messages'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('desk');
  return deskMetadata(await routeLocale(params), t('sections.messages'));
}

/** Messages from shoppers, unanswered ones first. */
export default async function MessagesPage({ params, searchParams }: Props) {
  await requireStaff(await routeLocale(params));
  const t = await getTranslations('deskMessages');
  const query = await searchParams;
  const filters = parseMessages(query);
  const cursor = textOf(query, 'after') || null;
  const list = await callDeskOnServer(deskMessages, messagesArguments(filters, cursor));
  return (
    <DeskPage title={t('title')} text={t('waiting', { count: list.open })}>
      <MessagesFiltersForm filters={filters} />
      <MessagesList list={list} filters={filters} cursor={cursor} />
    </DeskPage>
  );
}
