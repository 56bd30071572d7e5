import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskNotFound } from '@/components/desk/frame/desk-not-found';
import { MessageView } from '@/components/desk/messages/message-view';
import { deskMetadata } from '@/lib/desk/frame/desk-metadata.server';
import { requireStaff } from '@/lib/desk/frame/staff.server';
import { readMessage } from '@/lib/desk/messages/message.server';
import { routeLocale } from '@/lib/i18n/route-locale';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/desk/messages/[message_id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('deskMessages');
  return deskMetadata(await routeLocale(params), t('message'));
}

export default async function MessagePage({ params }: Props) {
  await requireStaff(await routeLocale(params));
  const message = await readMessage((await params).message_id);
  return message ? <MessageView message={message} /> : <DeskNotFound />;
}
