'use client';

import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';
import { CheckoutForm } from './checkout-form';
import type { CheckoutOptions } from './use-checkout';
import { useStoredDraft } from './use-draft';

/** The form is rendered once the draft has been read from the browser's storage. */
export function CheckoutScreen(options: Omit<CheckoutOptions, 'draft'>) {
  const t = useTranslations('checkout');
  const draft = useStoredDraft(options.shopper.id);
  if (draft === undefined) {
    return (
      <p
        role="status"
        className="flex min-h-page flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden"
      >
        <Spinner />
        {t('loading')}
      </p>
    );
  }
  return <CheckoutForm {...options} draft={draft} />;
}
