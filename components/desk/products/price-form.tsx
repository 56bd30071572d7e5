'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { ScriptButton } from '@/components/forms/script-button';
import { deskSetPrice, type DeskProduct } from '@/lib/desk/contract/products';
import { typedPounds } from '@/lib/desk/entry/read-amount';
import { priceFormSchema } from '@/lib/desk/products/stock-form';
import { Refusal } from '../frame/refusal';
import { useDeskChange } from '../frame/use-desk-change';

type PriceFormProps = { product: Pick<DeskProduct, 'product_id' | 'retail_price_pt'> };

/** Sets a price; the request includes the one that the page showed. */
export function PriceForm({ product: { product_id, retail_price_pt } }: PriceFormProps) {
  const t = useTranslations('deskProducts');
  const { change, isBusy, refusal } = useDeskChange();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(priceFormSchema),
    values: { price: typedPounds(retail_price_pt) },
    resetOptions: { keepDirtyValues: true },
  });
  // Only values that are subscribed to are known; what was typed stays when the page is rendered again.
  const { errors, dirtyFields: _ } = formState;
  const save = handleSubmit(async ({ pricePt }) => {
    const parameters = {
      p_product_id: product_id,
      p_expected_price_pt: retail_price_pt,
      p_price_pt: pricePt,
    };
    if (await change(deskSetPrice, parameters, t('priceSaved')))
      reset({ price: typedPounds(pricePt) });
  });
  return (
    <form method="post" noValidate className="*:first:mt-3" onSubmit={(event) => void save(event)}>
      <FormField
        {...register('price')}
        label={t('newPrice')}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-required
        error={errors.price && t('faults.price')}
      />
      <Refusal>{refusal}</Refusal>
      <ScriptButton type="submit" isBusy={isBusy} className="mt-5">
        {isBusy ? t('saving') : t('savePrice')}
      </ScriptButton>
    </form>
  );
}
