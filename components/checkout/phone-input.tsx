'use client';

import type { ComponentProps } from 'react';
import { FormField } from '@/components/ui/form-field';
import { keepPhone } from '@/lib/phones/phone-input';

/** A phone number, of which only digits and plus signs are kept. */
export function PhoneInput({ onChange, ...field }: ComponentProps<typeof FormField>) {
  return (
    <FormField
      {...field}
      type="tel"
      dir="ltr"
      inputMode="tel"
      onChange={(event) => {
        keepPhone(event.target);
        onChange?.(event);
      }}
    />
  );
}
