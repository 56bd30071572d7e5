'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useDeferredValue } from 'react';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form';
import { CheckoutLoading } from './checkout-loading';
import { useStoredDraft } from './use-draft';

/** The form, which the server renders as soon as its data has been read. Only the browser knows the draft. */
export function CheckoutScreen(props: Omit<CheckoutFormProps, 'draft'>) {
  const t = useTranslations('checkout');
  // Deferred, so that filling the form in does not block a cheap phone for a third of a second.
  const draft = useDeferredValue(useStoredDraft(props.shopper.id));
  return (
    <Suspense fallback={<CheckoutLoading text={t('loading')} />}>
      <CheckoutForm {...props} draft={draft} />
    </Suspense>
  );
}
