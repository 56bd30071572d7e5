import { offeredProviders, type PaymentProvider } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';

/** Whether the provider is offered to shoppers. Existing payments are processed regardless. */
export function isOffered({ env }: Deps, provider: PaymentProvider): boolean {
  return offeredProviders(env('PAYMENT_PROVIDERS')).includes(provider);
}
