'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextareaField } from '@/components/forms/textarea-field';
import type { DeskRefundable } from '@/lib/desk/contract/order';
import { deskNoteRefund } from '@/lib/desk/contract/order-steps';
import { readPounds } from '@/lib/desk/entry/read-amount';
import { noteRefundSchema } from '@/lib/desk/orders/order-forms';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { ActionDialog } from '../frame/action-dialog';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';
import { AmountField } from './amount-field';
import { useFault } from './use-fault';

type NoteRefundProps = {
  orderId: string;
  charge: DeskRefundable;
  /** Whether the button names the charge, because there are several. */
  isNamed: boolean;
};

/** Records a refund that a colleague made outside of the shop. */
export function NoteRefund({ orderId, charge, isNamed }: NoteRefundProps) {
  const t = useTranslations('deskOrder.noteRefund');
  const locale = useLocale();
  const change = useDeskChange();
  const faultOf = useFault();
  const { transaction_id: transaction, up_to_pt: upToPt } = charge;
  // Partial refunds go through the shop where it can make them, so that they are in the provider's figures.
  const offersPart = upToPt !== null && charge.refusal !== null;
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(noteRefundSchema(upToPt)),
    defaultValues: { amount: '', note: '' },
  });
  const submit = () =>
    submitted(handleSubmit, ({ amount, note }) => {
      const noted = {
        p_order_id: orderId,
        p_transaction_id: transaction,
        p_amount_pt: readPounds(amount),
        p_note: note,
      };
      return change.change(deskNoteRefund, noted, t('done'));
    });
  return (
    <ActionDialog
      label={isNamed ? t('labelOf', { transaction }) : t('label')}
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      change={change}
      onOpen={reset}
      submit={submit}
    >
      {offersPart && (
        <AmountField
          field={register('amount')}
          error={formState.errors.amount}
          hint={t('amountHint', { amount: formatAmount(pounds(upToPt), locale) })}
        />
      )}
      <TextareaField
        {...register('note')}
        label={t('note')}
        error={faultOf(formState.errors.note)}
        starred
        aria-required
        rows={2}
        dir="auto"
      />
    </ActionDialog>
  );
}
