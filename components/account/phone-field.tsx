'use client';

import type { ChangeEvent, ComponentProps } from 'react';
import { cleanPhoneInput } from '@/lib/phones/phone';
import { FormField } from './form-field';

/** Digits of any script are taken; what belongs to no number is dropped while it is typed (spec §5 Phone numbers). */
export function PhoneField({ onChange, ...field }: ComponentProps<typeof FormField>) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    const cleaned = cleanPhoneInput(value);
    // Written only when it differs: writing moves the caret to the end.
    if (cleaned !== value) event.target.value = cleaned;
    onChange?.(event);
  }
  return (
    <FormField
      {...field}
      type="tel"
      dir="ltr"
      inputMode="tel"
      autoComplete="tel"
      onChange={change}
    />
  );
}
