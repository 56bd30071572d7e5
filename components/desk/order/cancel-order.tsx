'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextareaField } from '@/components/forms/textarea-field';
import type { DeskMove } from '@/lib/desk/contract/order';
import { deskMoveOrder } from '@/lib/desk/contract/order-steps';
import { cancelSchema } from '@/lib/desk/orders/order-forms';
import { ActionDialog } from '../frame/action-dialog';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';
import type { ShownOrder } from './order-moves';
import { useFault } from './use-fault';

type CancelOrderProps = { shown: ShownOrder; number: string; move: DeskMove };

/** Cancels an order for good. A paid order needs a reason, and its refund becomes due. */
export function CancelOrder({ shown, number, move }: CancelOrderProps) {
  const t = useTranslations('deskOrder.moves.cancelled');
  const change = useDeskChange();
  const faultOf = useFault();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(cancelSchema(move.reason_required)),
    defaultValues: { reason: '' },
  });
  const submit = () =>
    submitted(handleSubmit, ({ reason }) => {
      const request = { ...shown, p_to_status: move.to_status, p_reason: reason || null };
      return change.change(deskMoveOrder, request, t('done'));
    });
  return (
    <ActionDialog
      label={t('label')}
      isGrave
      title={t('title', { number })}
      text={t(move.reason_required ? 'textPaid' : 'text')}
      confirm={t('confirm')}
      change={change}
      onOpen={reset}
      submit={submit}
    >
      <TextareaField
        {...register('reason')}
        label={t(move.reason_required ? 'reason' : 'reasonIfAny')}
        error={faultOf(formState.errors.reason)}
        starred={move.reason_required}
        aria-required={move.reason_required}
        rows={3}
        dir="auto"
      />
    </ActionDialog>
  );
}
