'use client';

import { useTranslations } from 'next-intl';
import { isOrderFault } from '@/lib/desk/orders/order-forms';

/** The message for the error of a field of react-hook-form; undefined without one. */
export function useFault(): (
  error: { message?: string | undefined } | undefined,
) => string | undefined {
  const t = useTranslations('deskOrder.faults');
  return (error) => (isOrderFault(error?.message) ? t(error.message) : undefined);
}
