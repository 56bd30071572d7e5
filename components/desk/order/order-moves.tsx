'use client';

import { useTranslations } from 'next-intl';
import { ScriptButton } from '@/components/forms/script-button';
import type { OrderStatus } from '@/lib/desk/contract/fields';
import type { DeskMove } from '@/lib/desk/contract/order';
import { deskMoveOrder } from '@/lib/desk/contract/order-steps';
import { ActionDialog } from '../frame/action-dialog';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';
import { CancelOrder } from './cancel-order';

type OrderMovesProps = { orderId: string; number: string; status: OrderStatus; moves: DeskMove[] };

/** The statuses that an order can be given now, each named as an action. */
export function OrderMoves({ orderId, number, status, moves }: OrderMovesProps) {
  const shown = { p_order_id: orderId, p_from_status: status };
  return moves.map((move) => {
    switch (move.to_status) {
      case 'cancelled':
        return <CancelOrder key="cancelled" shown={shown} number={number} move={move} />;
      case 'preparing':
        return <StartPacking key="preparing" shown={shown} />;
      case 'pending':
        return null;
      case 'delivered':
      case 'processing':
      case 'shipped':
        return <MoveOrder key={move.to_status} shown={shown} number={number} to={move.to_status} />;
    }
  });
}

export type ShownOrder = { p_order_id: string; p_from_status: OrderStatus };

/** Without a dialog: it can be resumed, and no mail is sent. */
function StartPacking({ shown }: { shown: ShownOrder }) {
  const t = useTranslations('deskOrder.moves.preparing');
  const { change, isBusy, refusal } = useDeskChange();
  const start = () => change(deskMoveOrder, { ...shown, p_to_status: 'preparing' }, t('done'));
  return (
    <div className="noscript:hidden">
      <ScriptButton isBusy={isBusy} onClick={() => void start()}>
        {t('label')}
      </ScriptButton>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}

type MoveOrderProps = {
  shown: ShownOrder;
  number: string;
  to: 'delivered' | 'processing' | 'shipped';
};

function MoveOrder({ shown, number, to }: MoveOrderProps) {
  const t = useTranslations('deskOrder.moves');
  const change = useDeskChange();
  const submit = async () => {
    const moved = await change.change(
      deskMoveOrder,
      { ...shown, p_to_status: to },
      t(`${to}.done`),
    );
    return moved !== null;
  };
  return (
    <ActionDialog
      label={t(`${to}.label`)}
      variant={to === 'delivered' ? 'default' : 'outline'}
      title={t(`${to}.title`, { number })}
      text={t(`${to}.text`)}
      confirm={t(`${to}.confirm`)}
      change={change}
      submit={submit}
    />
  );
}
