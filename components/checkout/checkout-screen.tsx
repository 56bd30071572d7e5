'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { CheckoutForm } from './checkout-form';
import type { CheckoutOptions } from './use-checkout';
import { useStoredDraft } from './use-draft';

/** The form is rendered once the draft has been read from the browser's storage. */
export function CheckoutScreen(options: Omit<CheckoutOptions, 'draft'>) {
  const t = useTranslations('checkout');
  // Deferred, so that rendering the form does not block a cheap phone for a third of a second.
  const draft = useDeferredValue(useStoredDraft(options.shopper.id));
  if (draft === undefined) {
    return (
      <p
        role="status"
        className="flex min-h-svh flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden"
      >
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  return <CheckoutForm {...options} draft={draft} />;
}
