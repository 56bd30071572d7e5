'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import type { CheckoutField, CheckoutValues } from '@/lib/checkout/checkout-values';
import { isWorded } from '@/lib/i18n/is-worded';

/** Returns the message for a field's error; the schema's errors are keys of the messages. */
export function useFieldFault(): (field: CheckoutField) => string | undefined {
  const t = useTranslations('checkout.faults');
  const { errors } = useFormContext<CheckoutValues>().formState;
  return (field) => {
    const name = errors[field]?.message ?? '';
    return isWorded(t, name) ? t(name) : undefined;
  };
}
