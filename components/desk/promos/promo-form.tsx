'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/ui/form-field';
import { ScriptButton } from '@/components/ui/script-button';
import type { DeskPromo } from '@/lib/desk/contract/promos';
import { Refusal } from '../frame/refusal';
import { usePromoForm } from './use-promo-form';

const digits = { dir: 'ltr', autoComplete: 'off', maxLength: 20 } as const;

/** A promo code, or a new one. */
export function PromoForm({ promo }: { promo: DeskPromo | null }) {
  const t = useTranslations('deskPromos');
  const fields = useTranslations('deskPromos.fields');
  const { register, kind, faultOf, save, isBusy, refusal } = usePromoForm(promo);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
      className="panel mt-5 max-w-2xl [&>:first-child]:mt-0"
    >
      <FormField
        {...register('code')}
        label={fields('code')}
        hint={fields('codeHint')}
        dir="auto"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        aria-required
        fault={faultOf('code')}
      />
      <fieldset className="mt-5">
        <legend className="font-semibold">{fields('kind')}</legend>
        {(['percent', 'amount'] as const).map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              {...register('kind')}
              type="radio"
              value={one}
              className="size-5 accent-primary"
            />
            {fields(one)}
          </label>
        ))}
      </fieldset>
      {kind === 'percent' ? (
        <FormField
          key="percent"
          {...register('percent')}
          {...digits}
          inputMode="decimal"
          label={fields('percentValue')}
          aria-required
          fault={faultOf('percent')}
        />
      ) : (
        <FormField
          key="amount"
          {...register('amount')}
          {...digits}
          inputMode="decimal"
          label={fields('amountValue')}
          aria-required
          fault={faultOf('amount')}
        />
      )}
      <FormField
        {...register('minimum')}
        {...digits}
        inputMode="decimal"
        label={fields('minimum')}
        hint={fields('minimumHint')}
        fault={faultOf('minimum')}
      />
      <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
        <FormField
          {...register('startsAt')}
          type="datetime-local"
          label={fields('startsAt')}
          hint={fields('momentHint')}
          fault={faultOf('startsAt')}
        />
        <FormField
          {...register('endsAt')}
          type="datetime-local"
          label={fields('endsAt')}
          hint={fields('momentHint')}
          fault={faultOf('endsAt')}
        />
        <FormField
          {...register('limitTotal')}
          {...digits}
          inputMode="numeric"
          label={fields('limitTotal')}
          hint={fields('limitHint')}
          fault={faultOf('limitTotal')}
        />
        <FormField
          {...register('limitPerShopper')}
          {...digits}
          inputMode="numeric"
          label={fields('limitPerShopper')}
          hint={fields('limitHint')}
          fault={faultOf('limitPerShopper')}
        />
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-2">
        <input {...register('active')} type="checkbox" className="size-5 accent-primary" />
        {fields('active')}
      </label>
      <Refusal>{refusal}</Refusal>
      <ScriptButton type="submit" isBusy={isBusy} className="mt-5 max-sm:w-full">
        {isBusy ? t('saving') : t('save')}
      </ScriptButton>
    </form>
  );
}
