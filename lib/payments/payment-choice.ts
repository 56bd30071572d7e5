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

/** The selected payment method; `method` and `walletPhone` are for Paymob. */
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
