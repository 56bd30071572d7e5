import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DeskLogEntry } from '@/lib/desk/contract/log';
import { subjectHref, logDetails, type LogDetail } from '@/lib/desk/log/log-entry';
import { labelFor } from '@/lib/orders/label-for';
import { Amount, Code, Colleague, Moment } from '../frame/facts';
import { Row } from '../frame/rows';
import { TextLink } from '../frame/text-link';

/** The log, latest entries first. `linked`: with links to what each is about. */
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
        {logDetails(entry).map((shown) => (
          <p key={shown.name} className="text-sm text-muted-foreground">
            <Detail shown={shown} />
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

/** One detail of an entry, as text. */
function Detail({ shown }: { shown: LogDetail }): ReactNode {
  const t = useTranslations('deskLog.details');
  const statuses = useTranslations('orderStatus');
  const reasons = useTranslations('deskOrder.reviewReasons');
  switch (shown.name) {
    case 'status':
      return t('status', {
        from: labelFor(statuses, shown.from),
        to: labelFor(statuses, shown.to),
      });
    case 'stock':
      return t('stock', { from: shown.from, to: shown.to });
    case 'price':
      return (
        <>
          {t('price')} <Amount pt={shown.from} /> {'←'} <Amount pt={shown.to} />
        </>
      );
    case 'amount_pt':
      return (
        <>
          {t('amount_pt')} <Amount pt={shown.value} />
        </>
      );
    case 'number':
      return (
        <>
          {t('number')} <Code>{shown.value}</Code>
        </>
      );
    case 'review_reason':
      return labelFor(reasons, shown.value);
    case 'outcome':
      return shown.value === 'refunded' ? t('refunded') : t('not_refunded');
    case 'restock':
      return t('restock');
    case 'copies':
      return t('copies', { count: shown.value });
    case 'searches':
      return t('searches', { count: shown.value });
    case 'text':
      return <bdi dir="auto">{shown.value}</bdi>;
  }
}
