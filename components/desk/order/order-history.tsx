import { useTranslations } from 'next-intl';
import type { DeskOrder } from '@/lib/desk/contract/order';
import { Colleague, Moment } from '../frame/facts';
import { Panel } from '../frame/panel';
import { Row, Rows } from '../frame/rows';

/** The statuses that an order has had, and who set them. */
export function OrderHistory({ history }: Pick<DeskOrder, 'history'>) {
  const t = useTranslations('deskOrder');
  const statuses = useTranslations('orderStatus');
  return (
    <Panel title={t('history')}>
      <Rows as="ol">
        {history.map((change) => (
          <Row key={`${change.timestamp} ${change.to_status}`}>
            <div className="min-w-0">
              <p className="font-semibold">{statuses(change.to_status)}</p>
              {change.reason && <p dir="auto">{change.reason}</p>}
              <p className="text-sm text-muted-foreground">
                {change.by ? <Colleague who={change.by} nobody="" /> : t(`actors.${change.actor}`)}
              </p>
            </div>
            <span className="shrink-0 text-end text-sm text-muted-foreground">
              <Moment at={change.timestamp} />
            </span>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
