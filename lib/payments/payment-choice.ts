import type { PaymentProvider } from '@/lib/env/payments';

export const paymentProviders = ['fawry', 'paymob'] as const satisfies PaymentProvider[];

export const paymobMethods = ['card', 'wallet', 'kiosk'] as const;
export type PaymobMethod = (typeof paymobMethods)[number];

/** The selected way to pay; `method` and `walletPhone` are for Paymob. */
export type PaymentChoice = {
  provider: PaymentProvider;
  method: PaymobMethod | null;
  walletPhone: string;
};

/** Fawry by default, otherwise the first provider. */
export function firstChoice(providers: readonly PaymentProvider[]): PaymentChoice {
  const provider = providers.includes('fawry') ? 'fawry' : (providers[0] ?? 'fawry');
  return { provider, method: null, walletPhone: '' };
}
