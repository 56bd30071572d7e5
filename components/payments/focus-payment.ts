import type { PaymentRefusal } from '@/lib/payments/payment-checks';

const controls: Partial<Record<PaymentRefusal, string>> = {
  walletPhoneMissing: 'input[name="walletPhone"]',
  methodMissing: 'input[name="paymob-method"]',
};

/** Moves the focus to what is missing, which also scrolls it into view. */
export function focusPayment(refusal: PaymentRefusal): void {
  const control = controls[refusal];
  if (control) document.querySelector<HTMLElement>(control)?.focus();
}
