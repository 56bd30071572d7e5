import type { PaymentObstacle } from '@/lib/payments/payment-checks';

const controls: Partial<Record<PaymentObstacle, string>> = {
  walletPhoneMissing: 'input[name="walletPhone"]',
  methodMissing: 'input[name="paymob-method"]',
};

/** Moves the focus to what is missing, which also scrolls it into view. */
export function focusPayment(obstacle: PaymentObstacle): void {
  const control = controls[obstacle];
  if (control) document.querySelector<HTMLElement>(control)?.focus();
}
