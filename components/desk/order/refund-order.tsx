'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { TextareaField } from '@/components/forms/textarea-field';
import type { DeskRefundable } from '@/lib/desk/contract/order';
import { deskRefundOrder } from '@/lib/desk/contract/order-steps';
import { refundedPt, refundSchema } from '@/lib/desk/orders/order-forms';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { ActionDialog } from '../frame/action-dialog';
import { Choice } from '../frame/choice';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';
import { AmountField } from './amount-field';
import { useFault } from './use-fault';

type RefundOrderProps = {
  orderId: string;
  number: string;
  /** Charges that can be refunded, the preferred one first. */
  charges: DeskRefundable[];
  /** Whether its copies may be restocked at the same time. */
  mayRestock: boolean;
  /** Whether it may be cancelled at the same time. */
  mayCancel: boolean;
};

/** Requests a full or partial refund of a charge from the payment provider. */
export function RefundOrder(props: RefundOrderProps) {
  const { orderId, number, charges, mayRestock, mayCancel } = props;
  const t = useTranslations('deskOrder.refund');
  const locale = useLocale();
  const change = useDeskChange();
  const faultOf = useFault();
  const { register, handleSubmit, reset, control, formState } = useForm({
    resolver: zodResolver(refundSchema(charges)),
    defaultValues: {
      ...{ transaction: charges[0]?.transaction_id ?? '', part: 'all' as const, amount: '' },
      ...{ reason: '', restock: false, cancel: mayCancel },
    },
  });
  const chosen: string = useWatch({ control, name: 'transaction' });
  const part: string = useWatch({ control, name: 'part' });
  const charge = charges.find(({ transaction_id }) => transaction_id === chosen) ?? charges[0];
  const upToPt = charge?.up_to_pt ?? 0;
  const isAll = part === 'all' || charge?.only_all;
  // An overpayment can be refunded without cancelling the order.
  const offersCancel = mayCancel && isAll && !charge?.is_owed;
  const all = formatAmount(pounds(upToPt), locale);
  const submit = () =>
    submitted(handleSubmit, (typed) => {
      const request = {
        p_order_id: orderId,
        p_transaction_id: typed.transaction,
        p_amount_pt: refundedPt(typed),
        p_reason: typed.reason,
        p_restock: mayRestock && typed.restock,
        p_cancel: Boolean(offersCancel) && typed.cancel,
        p_expected_up_to_pt: upToPt,
      };
      return change.change(deskRefundOrder, request, t('done'));
    });
  return (
    <ActionDialog
      label={t('label')}
      isGrave
      title={t('title', { number })}
      text={t('text')}
      confirm={t('confirm')}
      change={change}
      onOpen={reset}
      submit={submit}
    >
      {charges.length > 1 && (
        <fieldset className="mt-4">
          <legend className="font-semibold">{t('which')}</legend>
          {charges.map(({ transaction_id, up_to_pt, is_owed }) => (
            <Choice
              key={transaction_id}
              {...register('transaction')}
              type="radio"
              value={transaction_id}
              label={t(is_owed ? 'owed' : 'paidWith', {
                transaction: transaction_id,
                amount: formatAmount(pounds(up_to_pt ?? 0), locale),
              })}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="mt-4">
        <legend className="font-semibold">{t('how')}</legend>
        <Choice {...register('part')} type="radio" value="all" label={t('all', { amount: all })} />
        {!charge?.only_all && (
          <Choice {...register('part')} type="radio" value="part" label={t('part')} />
        )}
        {charge?.only_all && <p className="text-sm text-muted-foreground">{t('onlyAll')}</p>}
      </fieldset>
      {!isAll && (
        <AmountField
          field={register('amount')}
          error={formState.errors.amount}
          hint={t('amountHint', { amount: all })}
          isRequired
        />
      )}
      <TextareaField
        {...register('reason')}
        label={t('reason')}
        error={faultOf(formState.errors.reason)}
        starred
        aria-required
        rows={2}
        dir="auto"
      />
      <div className="mt-4">
        {offersCancel && <Choice {...register('cancel')} type="checkbox" label={t('cancel')} />}
        {mayRestock && <Choice {...register('restock')} type="checkbox" label={t('restock')} />}
      </div>
    </ActionDialog>
  );
}
