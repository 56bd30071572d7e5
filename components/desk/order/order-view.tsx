import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/layout/client-messages';
import { StatusBadge } from '@/components/orders/status-badge';
import type { DeskOrder } from '@/lib/desk/contract/order';
import { Code, Moment } from '../frame/facts';
import { LogEntries } from '../log/log-entries';
import { Columns } from '../frame/columns';
import { Panel } from '../frame/panel';
import { Rows } from '../frame/rows';
import { Flag } from '../orders/order-words';
import { OrderActions } from './order-actions';
import { OrderCustomer } from './order-customer';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderMails } from './order-mails';
import { OrderPayments } from './order-payments';
import { OrderRefunds } from './order-refunds';
import { OrderShipments } from './order-shipments';

/** Everything that is known about an order, and its actions. */
export function OrderView({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder');
  return (
    <ClientMessages namespaces={['deskOrder']}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold sm:text-3xl">
          {t('title')} <Code>{order.order_number}</Code>
        </h1>
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={order.status} />
          {order.refund_due && <Flag>{t('refundDue')}</Flag>}
        </span>
      </div>
      <p className="text-muted-foreground">
        {t('placed')} <Moment at={order.timestamp} /> {'·'} {t(`placedIn.${order.locale}`)}
      </p>
      <OrderActions order={order} />
      <Columns
        main={
          <>
            <OrderLines order={order} />
            <OrderPayments payments={order.payments} />
            {order.refunds.length > 0 && <OrderRefunds refunds={order.refunds} />}
            <OrderHistory history={order.history} />
          </>
        }
        aside={
          <>
            <OrderCustomer order={order} />
            <OrderShipments shipments={order.shipments} />
            <OrderMails mails={order.mails} />
            <OrderLog entries={order.log} />
          </>
        }
      />
    </ClientMessages>
  );
}

function OrderLog({ entries }: { entries: DeskOrder['log'] }) {
  const t = useTranslations('deskOrder');
  return (
    <Panel title={t('log')}>
      {entries.length > 0 ? (
        <Rows as="ol">
          <LogEntries entries={entries} />
        </Rows>
      ) : (
        <p className="text-sm text-muted-foreground">{t('noLog')}</p>
      )}
    </Panel>
  );
}
