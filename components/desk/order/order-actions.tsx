import { useTranslations } from 'next-intl';
import { NeedsScripts } from '@/components/account/needs-scripts';
import type { DeskOrder } from '@/lib/desk/contract/order';
import { isWorded } from '@/lib/i18n/is-worded';
import { Panel } from '../frame/panel';
import { OrderMoves } from './order-moves';
import { RefundOrder } from './refund-order';
import { RestockOrder } from './restock-order';
import { ShipOrder } from './ship-order';

/** Copies can go back with the money as long as the order can be cancelled. */
const restockable = ['processing', 'preparing', 'cancelled'];

/** What the database would let somebody do with an order now: nothing else is offered. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder');
  const desk = useTranslations('desk');
  const { order_id: orderId, order_number: number, status, may, moves } = order;
  const upToPt = may.refund_up_to_pt;
  const cancel = moves.find((move) => move.to_status === 'cancelled');
  const shown = { orderId, number, status };
  const ship = may.ship && (
    <ShipOrder
      shown={{ p_order_id: orderId, p_from_status: status }}
      number={number}
      couriers={order.couriers}
      shipment={order.shipments.at(-1)}
    />
  );
  const isFinal = moves.length === 0 && !may.ship && upToPt === null && may.restock_copies === 0;
  return (
    <Panel title={t('actions')} className="mt-5 print:hidden">
      <NeedsScripts text={desk('needsScripts')} />
      <p className="text-sm text-muted-foreground">{t(isFinal ? 'final' : `next.${status}`)}</p>
      <div className="mt-3 flex flex-wrap items-start gap-3 empty:hidden">
        {status === 'preparing' && ship}
        <OrderMoves {...shown} moves={moves.filter((move) => move !== cancel)} />
        {status !== 'preparing' && ship}
        {may.restock_copies > 0 && <RestockOrder orderId={orderId} copies={may.restock_copies} />}
        {upToPt !== null && (
          <RefundOrder
            orderId={orderId}
            number={number}
            upToPt={upToPt}
            onlyAll={may.refund_only_all}
            mayRestock={restockable.includes(status)}
          />
        )}
        {cancel && <OrderMoves {...shown} moves={[cancel]} />}
      </div>
      <WhyNoRefund order={order} />
    </Panel>
  );
}

/** Money that is due back, and the shop cannot give back by itself. */
function WhyNoRefund({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder.noRefund');
  const refusal = order.may.refund_refusal;
  if (refusal === null || !isWorded(t, refusal)) return null;
  return <p className="mt-3 text-sm font-semibold">{t(refusal)}</p>;
}
