'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextareaField } from '@/components/forms/textarea-field';
import { deskCloseRefund } from '@/lib/desk/contract/order-steps';
import { closeRefundSchema } from '@/lib/desk/orders/order-forms';
import { ActionDialog } from '../frame/action-dialog';
import { Choice } from '../frame/choice';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';
import { useFault } from './use-fault';

/** Ends a refund with an unknown result, as stated by the person who has looked it up. */
export function CloseRefund({ refundId }: { refundId: string }) {
  const t = useTranslations('deskOrder.closeRefund');
  const change = useDeskChange();
  const faultOf = useFault();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(closeRefundSchema),
    defaultValues: { note: '' },
  });
  const { errors } = formState;
  const submit = () =>
    submitted(handleSubmit, ({ outcome, note }) => {
      const request = { p_refund_id: refundId, p_outcome: outcome, p_note: note };
      return change.change(deskCloseRefund, request, t('done'));
    });
  return (
    <ActionDialog
      label={t('label')}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      change={change}
      onOpen={reset}
      submit={submit}
    >
      <fieldset className="mt-4">
        <legend className="font-semibold">{t('outcome')}</legend>
        <Choice {...register('outcome')} type="radio" value="refunded" label={t('refunded')} />
        <Choice
          {...register('outcome')}
          type="radio"
          value="not_refunded"
          label={t('not_refunded')}
        />
        {errors.outcome && (
          <p role="alert" className="text-sm font-semibold text-destructive">
            {faultOf(errors.outcome)}
          </p>
        )}
      </fieldset>
      <TextareaField
        {...register('note')}
        label={t('note')}
        error={faultOf(errors.note)}
        starred
        aria-required
        rows={2}
        dir="auto"
      />
    </ActionDialog>
  );
}
