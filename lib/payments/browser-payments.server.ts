import 'server-only';
import { paymentSettings } from '@/lib/env/payments';
import type { PaymentProvider } from './payment-choice';
import type { FawryPlugin } from './fawry-plugin';

/** The payment settings that the browser needs. */
export type BrowserPayments = {
  providers: PaymentProvider[];
  fawry: FawryPlugin | null;
  merchantCode: string | undefined;
  paymobUrl: string | undefined;
};

export function browserPayments(): BrowserPayments {
  const { providers, fawry, paymob } = paymentSettings();
  return {
    providers,
    fawry: fawry ? { scriptUrl: fawry.scriptUrl, stylesheetUrl: fawry.stylesheetUrl } : null,
    merchantCode: fawry?.merchantCode,
    paymobUrl: paymob?.baseUrl,
  };
}
