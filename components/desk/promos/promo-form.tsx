'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/forms/form-field';
import { ScriptButton } from '@/components/forms/script-button';
import { Card, CardContent } from '@/components/ui/card';
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
    <Card className="mt-5 max-w-2xl">
      <CardContent>
        <form
          method="post"
          noValidate
          onSubmit={(event) => void save(event)}
          className="*:first:mt-0"
        >
          <FormField
            {...register('code')}
            label={fields('code')}
            description={fields('codeHint')}
            dir="auto"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            aria-required
            error={faultOf('code')}
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
              error={faultOf('percent')}
            />
          ) : (
            <FormField
              key="amount"
              {...register('amount')}
              {...digits}
              inputMode="decimal"
              label={fields('amountValue')}
              aria-required
              error={faultOf('amount')}
            />
          )}
          <FormField
            {...register('minimum')}
            {...digits}
            inputMode="decimal"
            label={fields('minimum')}
            description={fields('minimumHint')}
            error={faultOf('minimum')}
          />
          <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
            <FormField
              {...register('startsAt')}
              type="datetime-local"
              label={fields('startsAt')}
              description={fields('momentHint')}
              error={faultOf('startsAt')}
            />
            <FormField
              {...register('endsAt')}
              type="datetime-local"
              label={fields('endsAt')}
              description={fields('momentHint')}
              error={faultOf('endsAt')}
            />
            <FormField
              {...register('limitTotal')}
              {...digits}
              inputMode="numeric"
              label={fields('limitTotal')}
              description={fields('limitHint')}
              error={faultOf('limitTotal')}
            />
            <FormField
              {...register('limitPerShopper')}
              {...digits}
              inputMode="numeric"
              label={fields('limitPerShopper')}
              description={fields('limitHint')}
              error={faultOf('limitPerShopper')}
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
      </CardContent>
    </Card>
  );
}
