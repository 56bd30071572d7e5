import type { PaymentProvider } from '@/lib/env/payments';

export const paymentProviders = ['fawry', 'paymob'] as const satisfies PaymentProvider[];

export const paymobMethods = ['card', 'wallet', 'kiosk'] as const;
export type PaymobMethod = (typeof paymobMethods)[number];

/** How the shopper wants to pay; `method` and `walletPhone` are Paymob's. */
export type PaymentChoice = {
  provider: PaymentProvider;
  method: PaymobMethod | null;
  walletPhone: string;
};

/** Fawry is the default method; where the shop has it not, whatever comes first. */
export function firstChoice(providers: readonly PaymentProvider[]): PaymentChoice {
  const provider = providers.includes('fawry') ? 'fawry' : (providers[0] ?? 'fawry');
  return { provider, method: null, walletPhone: '' };
}
