'use client';

import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  isCheckoutField,
  type CheckoutField,
  type CheckoutValues,
} from '@/lib/checkout/checkout-values';

/** Calls back with each field that the shopper changes, not for values set by the page. */
export function useEdits(
  { subscribe }: UseFormReturn<CheckoutValues>,
  onEdit: (field: CheckoutField) => void,
) {
  const edited = useEffectEvent(onEdit);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '', type }) => {
          if (type === 'change' && isCheckoutField(name)) edited(name);
        },
      }),
    [subscribe],
  );
}
