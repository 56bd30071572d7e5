import { type Deps } from '../deps.ts';

export type ProviderName = 'fawry' | 'paymob';

/** Whether the provider is offered to shoppers. Existing payments are processed regardless. */
export function isOffered({ env }: Deps, provider: ProviderName): boolean {
  const offered = env('PAYMENT_PROVIDERS') ?? 'fawry,paymob';
  return offered.split(',').some((name) => name.trim().toLowerCase() === provider);
}
