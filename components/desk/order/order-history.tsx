import { useTranslations } from 'next-intl';
import type { DeskOrder } from '@/lib/desk/contract/order';
import { Colleague, Moment } from '../frame/facts';
import { Panel } from '../frame/panel';

/** The statuses that an order has had, and through whom. */
export function OrderHistory({ history }: Pick<DeskOrder, 'history'>) {
  const t = useTranslations('deskOrder');
  const statuses = useTranslations('orderStatus');
  return (
    <Panel title={t('history')}>
      <ol className="desk-rows">
        {history.map((change) => (
          <li key={`${change.timestamp} ${change.to_status}`}>
            <div className="min-w-0">
              <p className="font-semibold">{statuses(change.to_status)}</p>
              {change.reason && <p dir="auto">{change.reason}</p>}
              <p className="desk-small">
                {change.by ? <Colleague who={change.by} nobody="" /> : t(`actors.${change.actor}`)}
              </p>
            </div>
            <span className="desk-small shrink-0 text-end">
              <Moment at={change.timestamp} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
