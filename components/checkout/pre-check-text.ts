import type { useTranslations } from 'next-intl';
import type { Refusal } from '@/lib/checkout/pre-checks';

type Translators = {
  checkout: ReturnType<typeof useTranslations<'checkout'>>;
  payments: ReturnType<typeof useTranslations<'payments'>>;
};

/** What stands under the pay button when it was pressed too early; nothing where a dialog says it. */
export function preCheckText({ checkout, payments }: Translators, refusal: Refusal): string {
  switch (refusal.type) {
    case 'empty-cart':
    case 'missing-data':
      return '';
    case 'city-missing':
      return checkout('preChecks.city');
    case 'area-missing':
      return checkout('preChecks.area');
    case 'calculating':
      return checkout('preChecks.calculating');
    case 'price-failed':
      return checkout('preChecks.priceFailed');
    case 'payment':
      return payments(`refusals.${refusal.refusal}`);
  }
}
