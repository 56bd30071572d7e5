import 'server-only';
import { paymentSettings } from '@/lib/env/payments';
import type { PaymentProvider } from './payment-choice';
import type { FawryPlugin } from './fawry-plugin';

/** Of the shop's payment settings what a browser needs to pay. */
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
