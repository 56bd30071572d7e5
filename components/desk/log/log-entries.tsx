import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DeskLogEntry } from '@/lib/desk/contract/log';
import { subjectHref, toldDetails, type Told } from '@/lib/desk/log/log-entry';
import { wordFor } from '@/lib/orders/word-for';
import { Amount, Code, Colleague, Moment } from '../frame/facts';
import { Row } from '../frame/rows';
import { TextLink } from '../frame/text-link';

/** The rows of who did what, latest first. `linked`: with links to what it was about. */
export function LogEntries({
  entries,
  linked = false,
}: {
  entries: DeskLogEntry[];
  linked?: boolean;
}) {
  return entries.map((entry) => <LogEntry key={entry.log_id} entry={entry} linked={linked} />);
}

function LogEntry({ entry, linked }: { entry: DeskLogEntry; linked: boolean }) {
  const t = useTranslations('deskLog');
  const href = linked ? subjectHref(entry) : null;
  const name = entry.subject_name && <Code>{entry.subject_name}</Code>;
  return (
    <Row className="max-sm:block">
      <div className="min-w-0">
        <p>
          <strong className="font-semibold">{t(`actions.${entry.action}`)}</strong>{' '}
          {linked && (href && name ? <TextLink href={href}>{name}</TextLink> : name)}
        </p>
        {toldDetails(entry).map((told) => (
          <p key={told.name} className="text-sm text-muted-foreground">
            <Detail told={told} />
          </p>
        ))}
        <p className="text-sm text-muted-foreground">
          <Colleague who={entry.by} nobody={t('theShop')} />
        </p>
      </div>
      <span className="block shrink-0 text-sm text-muted-foreground sm:text-end">
        <Moment at={entry.at} />
      </span>
    </Row>
  );
}

/** One of the things that an entry tells, in words. */
function Detail({ told }: { told: Told }): ReactNode {
  const t = useTranslations('deskLog.details');
  const statuses = useTranslations('orderStatus');
  const reasons = useTranslations('deskOrder.reviewReasons');
  switch (told.name) {
    case 'status':
      return t('status', { from: wordFor(statuses, told.from), to: wordFor(statuses, told.to) });
    case 'stock':
      return t('stock', { from: told.from, to: told.to });
    case 'price':
      return (
        <>
          {t('price')} <Amount pt={told.from} /> {'←'} <Amount pt={told.to} />
        </>
      );
    case 'amount_pt':
      return (
        <>
          {t('amount_pt')} <Amount pt={told.value} />
        </>
      );
    case 'number':
      return (
        <>
          {t('number')} <Code>{told.value}</Code>
        </>
      );
    case 'review_reason':
      return wordFor(reasons, told.value);
    case 'outcome':
      return told.value === 'refunded' ? t('refunded') : t('not_refunded');
    case 'restock':
      return t('restock');
    case 'copies':
      return t('copies', { count: told.value });
    case 'searches':
      return t('searches', { count: told.value });
    case 'text':
      return <bdi dir="auto">{told.value}</bdi>;
  }
}
