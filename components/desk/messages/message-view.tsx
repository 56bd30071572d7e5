import { useLocale, useTranslations } from 'next-intl';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { ClientMessages } from '@/components/layout/client-messages';
import { Link } from '@/components/navigation/link';
import { Fact } from '@/components/orders/fact';
import { Badge } from '@/components/ui/badge';
import type { DeskAnswer, DeskMessage } from '@/lib/desk/contract/messages';
import { orderHref, ordersHref } from '@/lib/desk/orders/orders-query';
import { localePath } from '@/lib/i18n/locale';
import { Code, Colleague, Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
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
      <div className="desk-order">
        <div>
          <Panel title={t('text')}>
            <p dir="auto" className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
              {message.message}
            </p>
          </Panel>
          {message.answers.map((answer) => (
            <Answer key={answer.mail_id} answer={answer} />
          ))}
          {message.staff_note && (
            <Panel title={t('note')}>
              <p dir="auto" className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
                {message.staff_note}
              </p>
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
        </div>
        <div>
          <Sender message={message} />
        </div>
      </div>
    </ClientMessages>
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
        <p className="mt-2 text-muted-foreground">{t('forgotten')}</p>
      ) : (
        <p dir="auto" className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
          {answer.answer}
        </p>
      )}
      <p className="desk-small mt-2">
        <Colleague who={answer.by} nobody={t('theShop')} /> {'·'}{' '}
        <Moment at={answer.sent_at ?? answer.created_at} />
      </p>
    </Panel>
  );
}

/** Who has written, and the order that it is about. An order number proves nothing, so it says whose order it is. */
function Sender({ message }: { message: DeskMessage }) {
  const t = useTranslations('deskMessages.sender');
  const locale = useLocale();
  const { order } = message;
  const to = (path: string) => localePath(locale, path);
  return (
    <Panel title={t('title')}>
      <dl className="facts mt-2">
        <Fact label={t('email')}>
          <Code>{message.email}</Code>
        </Fact>
        {message.phone && (
          <Fact label={t('phone')}>
            <a href={`tel:${message.phone}`} className="desk-link">
              <Code>{message.phone}</Code>
            </a>
          </Fact>
        )}
        <Fact label={t('language')}>{t(`languages.${message.locale}`)}</Fact>
        {message.order_number && (
          <Fact label={t('order')}>
            {order ? (
              <Link href={to(orderHref(order.order_id))} className="desk-link">
                <Code>{order.order_number}</Code>
              </Link>
            ) : (
              <Code>{message.order_number}</Code>
            )}
          </Fact>
        )}
      </dl>
      {message.order_number && !order && <p className="mt-2 text-sm">{t('noSuchOrder')}</p>}
      {order && !order.same_email && (
        <p className="mt-2 rounded-md border border-destructive px-3 py-2 text-sm font-semibold">
          {t('otherEmail')}
        </p>
      )}
      <p className="mt-3">
        <Link href={to(ordersHref({ query: message.email }))} className="desk-link">
          {t('orders')}
        </Link>
      </p>
    </Panel>
  );
}
