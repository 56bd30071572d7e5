import { useTranslations } from 'next-intl';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { ClientMessages } from '@/components/layout/client-messages';
import { Badge } from '@/components/ui/badge';
import type { DeskAnswer, DeskMessage } from '@/lib/desk/contract/messages';
import { orderHref, ordersHref } from '@/lib/desk/orders/orders-query';
import { Code, Colleague, Moment } from '../frame/facts';
import { Columns } from '../frame/columns';
import { Panel } from '../frame/panel';
import { textLink, TextLink } from '../frame/text-link';
import { AnswerMessage } from './answer-message';
import { CloseMessage } from './close-message';

/** A message, its answers, and the form for the next one. */
export function MessageView({ message }: { message: DeskMessage }) {
  const t = useTranslations('deskMessages');
  const topics = useTranslations('deskMessages.topics');
  const desk = useTranslations('desk');
  return (
    <ClientMessages namespaces={['deskMessages']}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold sm:text-3xl">
          {t('from')} <bdi>{message.name}</bdi>
        </h1>
        <Badge variant={message.state === 'open' ? 'default' : 'secondary'}>
          {t(`states.${message.state}`)}
        </Badge>
      </div>
      <p className="text-muted-foreground">
        {topics(message.topic)} {'·'} <Code>{message.reference}</Code> {'·'}{' '}
        <Moment at={message.created_at} />
      </p>
      <Columns
        main={
          <>
            <Panel title={t('text')}>
              <Written>{message.message}</Written>
            </Panel>
            {message.answers.map((answer) => (
              <Answer key={answer.mail_id} answer={answer} />
            ))}
            {message.staff_note && (
              <Panel title={t('note')}>
                <Written>{message.staff_note}</Written>
              </Panel>
            )}
            <Panel
              title={t(message.answers.length > 0 ? 'answerAgain' : 'answer')}
              className="print:hidden"
            >
              <NeedsScripts text={desk('needsScripts')} />
              <AnswerMessage
                messageId={message.message_id}
                answers={message.answers.length}
                language={message.locale}
              />
              {message.state === 'open' && (
                <CloseMessage messageId={message.message_id} state={message.state} />
              )}
            </Panel>
          </>
        }
        aside={<Sender message={message} />}
      />
    </ClientMessages>
  );
}

/** Text as typed, with its line breaks. */
function Written({ children }: { children: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {children}
    </p>
  );
}

function Answer({ answer }: { answer: DeskAnswer }) {
  const t = useTranslations('deskMessages');
  const states = useTranslations('deskOrder.mailStates');
  return (
    <Panel
      title={t('answerOf')}
      mark={
        <span className="text-sm font-normal text-muted-foreground">
          {states(answer.bounced_at ? 'bounced' : answer.state)}
        </span>
      }
    >
      {answer.answer === null ? (
        <p className="text-muted-foreground">{t('forgotten')}</p>
      ) : (
        <Written>{answer.answer}</Written>
      )}
      <p className="mt-2 text-sm text-muted-foreground">
        <Colleague who={answer.by} nobody={t('theShop')} /> {'·'}{' '}
        <Moment at={answer.sent_at ?? answer.created_at} />
      </p>
    </Panel>
  );
}

/**
 * The sender, and the order that the message is about. An order number proves nothing, so the owner of the order is
 * named.
 */
function Sender({ message }: { message: DeskMessage }) {
  const t = useTranslations('deskMessages.sender');
  const { order } = message;
  return (
    <Panel title={t('title')}>
      <DescriptionList>
        <DescriptionItem term={t('email')}>
          <Code>{message.email}</Code>
        </DescriptionItem>
        {message.phone && (
          <DescriptionItem term={t('phone')}>
            <a href={`tel:${message.phone}`} className={textLink}>
              <Code>{message.phone}</Code>
            </a>
          </DescriptionItem>
        )}
        <DescriptionItem term={t('language')}>{t(`languages.${message.locale}`)}</DescriptionItem>
        {message.order_number && (
          <DescriptionItem term={t('order')}>
            {order ? (
              <TextLink href={orderHref(order.order_id)}>
                <Code>{order.order_number}</Code>
              </TextLink>
            ) : (
              <Code>{message.order_number}</Code>
            )}
          </DescriptionItem>
        )}
      </DescriptionList>
      {message.order_number && !order && <p className="mt-2 text-sm">{t('noSuchOrder')}</p>}
      {order && !order.same_email && (
        <p className="mt-2 rounded-md border border-destructive px-3 py-2 text-sm font-semibold">
          {t('otherEmail')}
        </p>
      )}
      <p className="mt-3">
        <TextLink href={ordersHref({ query: message.email })}>{t('orders')}</TextLink>
      </p>
    </Panel>
  );
}
