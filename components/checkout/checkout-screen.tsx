'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useDeferredValue } from 'react';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form';
import { CheckoutLoading } from './checkout-loading';
import { useStoredDraft } from './use-draft';

/** The form is rendered once the draft has been read from the browser's storage, and the page's data has arrived. */
export function CheckoutScreen(props: Omit<CheckoutFormProps, 'draft'>) {
  const t = useTranslations('checkout');
  // Deferred, so that rendering the form does not block a cheap phone for a third of a second.
  const draft = useDeferredValue(useStoredDraft(props.shopper.id));
  const loading = <CheckoutLoading text={t('loading')} />;
  if (draft === undefined) return loading;
  return (
    <Suspense fallback={loading}>
      <CheckoutForm {...props} draft={draft} />
    </Suspense>
  );
}
