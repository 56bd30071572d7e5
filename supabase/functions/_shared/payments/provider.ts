import { type Deps } from '../deps.ts';

export type ProviderName = 'fawry' | 'paymob';

/** Whether the shop offers the provider to shoppers. What was paid through it before is looked after all the same. */
export function isOffered({ env }: Deps, provider: ProviderName): boolean {
  const offered = env('PAYMENT_PROVIDERS') ?? 'fawry,paymob';
  return offered.split(',').some((name) => name.trim().toLowerCase() === provider);
}
