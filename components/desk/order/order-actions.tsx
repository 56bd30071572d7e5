import { useTranslations } from 'next-intl';
import { NeedsScripts } from '@/components/account/needs-scripts';
import type { DeskOrder } from '@/lib/desk/contract/order';
import { labelFor } from '@/lib/orders/label-for';
import { Panel } from '../frame/panel';
import { NoteRefund } from './note-refund';
import { OrderMoves } from './order-moves';
import { RefundOrder } from './refund-order';
import { RestockOrder } from './restock-order';
import { ShipOrder } from './ship-order';

/** Copies can be restocked with a refund as long as the order can be cancelled. */
const restockable = ['processing', 'preparing', 'cancelled'];

/** The actions that the database would accept for an order now; nothing else is offered. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder');
  const desk = useTranslations('desk');
  const { order_id: orderId, order_number: number, status, may, moves } = order;
  const refundable = may.refunds.filter(({ refusal }) => refusal === null);
  const notable = may.refunds.filter(({ refusal }) => refusal !== 'refund_open');
  const cancel = moves.find((move) => move.to_status === 'cancelled');
  const shown = { orderId, number, status };
  const ship = may.ship && (
    <ShipOrder
      shown={{ p_order_id: orderId, p_from_status: status }}
      number={number}
      couriers={order.couriers}
      shipment={order.shipments.findLast((shipment) => shipment.number !== null)}
    />
  );
  const isFinal =
    moves.length === 0 && !may.ship && may.refunds.length === 0 && may.restock_copies === 0;
  const isGivenBack = ['processing', 'preparing'].includes(status) && !may.ship;
  return (
    <Panel
      title={t('actions')}
      description={t(isFinal ? 'final' : isGivenBack ? 'next.givenBack' : `next.${status}`)}
      className="mt-5 print:hidden"
    >
      <NeedsScripts text={desk('needsScripts')} />
      <div className="mt-1 flex flex-wrap items-start gap-3 empty:hidden">
        {status === 'preparing' && ship}
        <OrderMoves {...shown} moves={moves.filter((move) => move !== cancel)} />
        {status !== 'preparing' && ship}
        {may.restock_copies > 0 && <RestockOrder orderId={orderId} copies={may.restock_copies} />}
        {refundable.length > 0 && (
          <RefundOrder
            orderId={orderId}
            number={number}
            charges={refundable}
            mayRestock={restockable.includes(status)}
            mayCancel={status !== 'cancelled' && cancel !== undefined}
          />
        )}
        {notable.map((charge) => (
          <NoteRefund
            key={charge.transaction_id}
            orderId={orderId}
            charge={charge}
            isNamed={may.refunds.length > 1}
          />
        ))}
        {cancel && <OrderMoves {...shown} moves={[cancel]} />}
      </div>
      <WhyNoRefund order={order} />
    </Panel>
  );
}

/** Payments that cannot be refunded here, or not now. */
function WhyNoRefund({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder.noRefund');
  const refusals = new Set(order.may.refunds.flatMap(({ refusal }) => refusal ?? []));
  return [...refusals].map((refusal) => (
    <p key={refusal} className="mt-3 text-sm font-semibold">
      {labelFor(t, refusal)}
    </p>
  ));
}
