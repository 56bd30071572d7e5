'use client';

import type { ChangeEvent, ComponentProps } from 'react';
import { keepPhone } from '@/lib/phones/phone-input';
import { FormField } from '@/components/forms/form-field';

/** Accepts digits of any script; other characters are dropped while typing. */
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
