import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Badge } from '@/components/ui/badge';
import type { deskMessages, DeskListedMessage } from '@/lib/desk/contract/messages';
import {
  messageHref,
  messagesHref,
  type MessagesFilters,
} from '@/lib/desk/messages/messages-query';
import { Code, Moment } from '../frame/facts';
import { ListPages } from '../frame/list-pages';
import { Row, RowsCard } from '../frame/rows';
import { TextLink } from '../frame/text-link';

type MessagesListProps = {
  list: z.infer<typeof deskMessages.answer>;
  filters: MessagesFilters;
  cursor: string | null;
};

export function MessagesList({ list, filters, cursor }: MessagesListProps) {
  const t = useTranslations('deskMessages');
  const to = (after: string | null) => messagesHref(filters, after);
  if (list.messages.length === 0)
    return <MessagePanel icon={<Icon icon={Check} />} title={t('none')} />;
  return (
    <>
      <RowsCard>
        {list.messages.map((message) => (
          <MessageRow key={message.message_id} message={message} />
        ))}
      </RowsCard>
      <ListPages label={t('pages')} cursor={cursor} nextCursor={list.next_cursor} hrefOf={to} />
    </>
  );
}

function MessageRow({ message }: { message: DeskListedMessage }) {
  const t = useTranslations('deskMessages');
  const topics = useTranslations('deskMessages.topics');
  return (
    <Row>
      <div className="min-w-0">
        <TextLink href={messageHref(message.message_id)}>
          <bdi>{message.name}</bdi>
        </TextLink>{' '}
        <span className="text-sm text-muted-foreground">{topics(message.topic)}</span>
        <p dir="auto" className="line-clamp-2">
          {message.opening}
        </p>
        <p className="text-sm text-muted-foreground">
          <Code>{message.reference}</Code> {'·'} <Moment at={message.created_at} />
        </p>
      </div>
      {message.state !== 'open' && (
        <Badge variant="secondary">{t(`states.${message.state}`)}</Badge>
      )}
    </Row>
  );
}
