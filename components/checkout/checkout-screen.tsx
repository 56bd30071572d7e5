'use client';

import { Spinner } from '@/components/ui/spinner';
import { CheckoutForm } from './checkout-form';
import type { CheckoutScreenProps } from './checkout-props';
import { useStoredDraft } from './use-draft';
import '@/components/ui/panel.css';
import './checkout.css';

/** The form comes once the browser knows what was typed into it before. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const draft = useStoredDraft(props.shopper.id);
  if (draft === undefined) {
    return (
      <p
        role="status"
        className="flex min-h-[60vh] flex-col items-center gap-4 py-20 text-muted-foreground noscript:hidden"
      >
        <Spinner />
        {props.words.checkout.loading}
      </p>
    );
  }
  return <CheckoutForm {...props} draft={draft} />;
}
