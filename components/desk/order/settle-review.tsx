'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextareaField } from '@/components/forms/textarea-field';
import { deskSettleReview } from '@/lib/desk/contract/order-steps';
import { noteSchema } from '@/lib/desk/orders/order-forms';
import { ActionDialog } from '../frame/action-dialog';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';
import { useFault } from './use-fault';

type SettleReviewProps = { paymentId: string; reason: string };

/** Records the result of a manual check of a payment. It marks nothing as paid. */
export function SettleReview({ paymentId, reason }: SettleReviewProps) {
  const t = useTranslations('deskOrder.settle');
  const change = useDeskChange();
  const faultOf = useFault();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(noteSchema),
    defaultValues: { note: '' },
  });
  const submit = () =>
    submitted(handleSubmit, ({ note }) => {
      const request = { p_order_payment_id: paymentId, p_review_reason: reason, p_note: note };
      return change.change(deskSettleReview, request, t('done'));
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
      <TextareaField
        {...register('note')}
        label={t('note')}
        error={faultOf(formState.errors.note)}
        starred
        aria-required
        rows={3}
        dir="auto"
      />
    </ActionDialog>
  );
}
