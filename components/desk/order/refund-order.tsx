'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { deskRefundOrder } from '@/lib/desk/contract/order-steps';
import { refundedPt, refundSchema } from '@/lib/desk/orders/order-forms';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { ActionDialog } from '../frame/action-dialog';
import { Choice } from '../frame/choice';
import { submitted } from '../frame/submitted';
import { useDeskChange } from '../frame/use-desk-change';
import { useFault } from './use-fault';

type RefundOrderProps = {
  orderId: string;
  number: string;
  /** The most that can go back, in piastres. */
  upToPt: number;
  onlyAll: boolean;
  /** Whether its copies may go back on the shelf with it. */
  mayRestock: boolean;
};

/** Asks the payment provider to give money back, all or a part. */
export function RefundOrder({ orderId, number, upToPt, onlyAll, mayRestock }: RefundOrderProps) {
  const t = useTranslations('deskOrder.refund');
  const locale = useLocale();
  const change = useDeskChange();
  const faultOf = useFault();
  const { register, handleSubmit, reset, control, formState } = useForm({
    resolver: zodResolver(refundSchema(upToPt)),
    defaultValues: { part: 'all' as const, amount: '', reason: '', restock: false },
  });
  const part: string = useWatch({ control, name: 'part' });
  const all = formatAmount(pounds(upToPt), locale);
  const submit = () =>
    submitted(handleSubmit, (typed) => {
      const asked = {
        p_order_id: orderId,
        p_amount_pt: refundedPt(typed),
        p_reason: typed.reason,
        p_restock: mayRestock && typed.restock,
        p_expected_up_to_pt: upToPt,
      };
      return change.change(deskRefundOrder, asked, t('done'));
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
      <fieldset className="mt-4">
        <legend className="font-semibold">{t('how')}</legend>
        <Choice {...register('part')} type="radio" value="all" label={t('all', { amount: all })} />
        {!onlyAll && <Choice {...register('part')} type="radio" value="part" label={t('part')} />}
        {onlyAll && <p className="text-sm text-muted-foreground">{t('onlyAll')}</p>}
      </fieldset>
      {part === 'part' && (
        <FormField
          {...register('amount')}
          label={t('amount')}
          hint={t('amountHint', { amount: all })}
          fault={faultOf(formState.errors.amount)}
          aria-required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextAreaField
        {...register('reason')}
        label={t('reason')}
        fault={faultOf(formState.errors.reason)}
        starred
        aria-required
        rows={2}
        dir="auto"
      />
      {mayRestock && (
        <div className="mt-4">
          <Choice {...register('restock')} type="checkbox" label={t('restock')} />
        </div>
      )}
    </ActionDialog>
  );
}
