'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useProfile } from '@/lib/account/use-profile';
import { useLocations } from '@/lib/locations/use-locations';
import { CheckoutForm } from './checkout-form';
import { CheckoutLoading } from './checkout-loading';
import type { CheckoutOptions } from './use-checkout';
import { useStoredDraft } from './use-draft';

/** The form is rendered once the draft has been read from the browser's storage. */
export function CheckoutScreen(options: Omit<CheckoutOptions, 'draft'>) {
  const t = useTranslations('checkout');
  // Requested before the form, which reads them from SWR's cache, is rendered.
  useProfile(options.shopper.email);
  useLocations();
  // Deferred, so that rendering the form does not block a cheap phone for a third of a second.
  const draft = useDeferredValue(useStoredDraft(options.shopper.id));
  if (draft === undefined) return <CheckoutLoading text={t('loading')} />;
  return <CheckoutForm {...options} draft={draft} />;
}
