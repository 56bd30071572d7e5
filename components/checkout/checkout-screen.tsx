'use client';

import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import type { PaymentWords } from '@/components/payments/payment-words';
import { Spinner } from '@/components/ui/spinner';
import type { Locale } from '@/lib/i18n/locale';
import { CheckoutForm } from './checkout-form';
import type { CheckoutWords } from './checkout-words';
import { useStoredDraft } from './use-draft';
import '@/components/ui/panel.css';
import './checkout.css';

export type CheckoutScreenProps = {
  locale: Locale;
  /** By the verified token. */
  shopper: { id: string; email: string };
  payments: BrowserPayments;
  words: { checkout: CheckoutWords; payments: PaymentWords };
};

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
