'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useFormatter, useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { ScriptButton } from '@/components/forms/script-button';
import { deskSetStock, type DeskProduct } from '@/lib/desk/contract/products';
import { stockFormSchema } from '@/lib/desk/products/stock-form';
import { isWorded } from '@/lib/i18n/is-worded';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';

type StockFormProps = { product: Pick<DeskProduct, 'product_id' | 'on_hand' | 'reserved'> };

const shown = (onHand: number | null) => ({
  counted: onHand !== null,
  onHand: onHand === null ? '' : String(onHand),
});

/** Sets the stock. Sends what the page showed with it, so that no colleague's count is lost. */
export function StockForm({ product: { product_id, on_hand, reserved } }: StockFormProps) {
  const t = useTranslations('deskProducts');
  const faults = useTranslations('deskProducts.faults');
  const format = useFormatter();
  const { change, isBusy, refusal } = useDeskChange();
  const { register, control, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(stockFormSchema),
    values: { ...shown(on_hand), reason: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const counted = useWatch({ control, name: 'counted' });
  // Only values that are subscribed to are known; what was typed stays when the page is rendered again.
  const { errors, dirtyFields: _ } = formState;
  const faultText = (error: { message?: string } | undefined) =>
    error?.message && isWorded(faults, error.message)
      ? faults(error.message, { count: format.number(reserved, 'plain') })
      : error?.message;
  const save = handleSubmit(async ({ onHand, reason }) => {
    if ((onHand ?? 0) < reserved) {
      setError(counted ? 'onHand' : 'reason', { message: 'belowReserved' }, { shouldFocus: true });
      return;
    }
    const parameters = {
      p_product_id: product_id,
      p_expected_on_hand: on_hand,
      p_on_hand: onHand,
      p_reason: reason,
    };
    const saved = await change(deskSetStock, parameters, t('stockSaved'));
    if (saved) reset({ ...shown(saved.on_hand), reason: '' });
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)}>
      <label className="mt-1 flex min-h-11 items-center gap-2">
        <input {...register('counted')} type="checkbox" className="size-5 accent-primary" />
        {t('counted')}
      </label>
      {counted ? (
        <FormField
          {...register('onHand')}
          label={t('count')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-required
          error={faultText(errors.onHand)}
        />
      ) : (
        <p className="text-sm text-muted-foreground">{t('uncountedHint')}</p>
      )}
      <FormField
        {...register('reason')}
        label={t('reason')}
        description={t('reasonHint')}
        autoComplete="off"
        maxLength={300}
        aria-required
        error={faultText(errors.reason)}
      />
      <Refusal>{refusal}</Refusal>
      <ScriptButton type="submit" isBusy={isBusy} className="mt-5">
        {isBusy ? t('saving') : t('saveStock')}
      </ScriptButton>
    </form>
  );
}
