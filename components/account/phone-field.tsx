'use client';

import type { ChangeEvent, ComponentProps } from 'react';
import { keepPhone } from '@/lib/phones/phone-input';
import { FormField } from '@/components/ui/form-field';

/** Digits of any script are taken; what belongs to no number is dropped while it is typed. */
export function PhoneField({ onChange, ...field }: ComponentProps<typeof FormField>) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepPhone(event.target);
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
