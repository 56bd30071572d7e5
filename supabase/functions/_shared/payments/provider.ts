import { offeredProviders, type PaymentProvider } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';

/** Whether the shop offers the provider to shoppers. What was paid through it before is looked after all the same. */
export function isOffered({ env }: Deps, provider: PaymentProvider): boolean {
  return offeredProviders(env('PAYMENT_PROVIDERS')).includes(provider);
}
