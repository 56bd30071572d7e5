'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { CheckoutField, CheckoutValues } from '@/lib/checkout/checkout-values';
import { isWorded } from '@/lib/i18n/is-worded';

/** Says what is wrong with a field, if anything: the form's schema names each fault as the messages do. */
export function useFieldFault(): (field: CheckoutField) => string | undefined {
  const t = useTranslations('checkout.faults');
  const { errors } = useFormContext<CheckoutValues>().formState;
  return (field) => {
    const name = errors[field]?.message ?? '';
    return isWorded(t, name) ? t(name) : undefined;
  };
}
