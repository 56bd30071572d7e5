import type { PaymentProvider } from '@/supabase/functions/_shared/contracts/payment-providers.mjs';
import type { PaymobMethod } from '@/supabase/functions/_shared/contracts/paymob-methods';

export {
  paymentProviders,
  type PaymentProvider,
} from '@/supabase/functions/_shared/contracts/payment-providers.mjs';
export {
  paymobMethods,
  type PaymobMethod,
} from '@/supabase/functions/_shared/contracts/paymob-methods';

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
