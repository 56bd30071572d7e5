'use client';

import { useTranslations } from 'next-intl';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { useFault } from './use-fault';

type AmountFieldProps = {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  hint: string;
  isRequired?: boolean;
};

/** The amount to refund, in pounds. */
export function AmountField({ field, error, hint, isRequired }: AmountFieldProps) {
  const t = useTranslations('deskOrder');
  const faultOf = useFault();
  return (
    <FormField
      {...field}
      label={t('refundAmount')}
      description={hint}
      error={faultOf(error)}
      aria-required={isRequired}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
