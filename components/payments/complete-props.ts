import type { Locale } from '@/lib/i18n/locale';
import type { PayableOrder } from '@/lib/orders/order';
import type { PaymentResult } from '@/lib/payments/payment-result';
import type { PaymentWords } from './payment-words';

export type PaymentCompleteProps = {
  /** The browser's language, which need not be the page's (spec §2 Payment complete). */
  locale: Locale;
  /** The language of the pages that it leads to. */
  pageLocale: Locale;
  result: PaymentResult;
  /** The order of which the result speaks, for its owner. */
  order: PayableOrder | null;
  words: Pick<PaymentWords, 'complete' | 'kiosk'> & {
    /** By their names in small letters. */
    statuses: Record<string, string>;
  };
};
