import type { PaymentWords } from '@/components/payments/payment-words';
import type { Refusal } from '@/lib/checkout/pre-checks';
import type { CheckoutWords } from './checkout-words';

/** What stands under the pay button when it was pressed too early; nothing where a dialog says it. */
export function refusalText(
  { preChecks }: CheckoutWords,
  { refusals }: PaymentWords,
  refusal: Refusal,
): string {
  switch (refusal.type) {
    case 'empty-cart':
    case 'missing-data':
      return '';
    case 'city-missing':
      return preChecks.city;
    case 'area-missing':
      return preChecks.area;
    case 'calculating':
      return preChecks.calculating;
    case 'price-failed':
      return preChecks.priceFailed;
    case 'payment':
      return refusals[refusal.refusal];
  }
}
