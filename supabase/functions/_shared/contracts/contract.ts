import type * as z from 'zod/mini';

/**
 * The contract between a server function and its callers. `name` is its address below `/functions/v1/`; a GET carries
 * the request in its query. `auth` is who may call: anyone with the shop's public key, a signed-in shopper, a payment
 * provider by its signature, or the schedule by its secret. `acceptsText` is for beacons, which cannot declare their
 * body as JSON; `sanitizesText` for functions that themselves remove characters that the database rejects.
 */
export interface Contract {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly auth: 'anyone' | 'shopper' | 'provider' | 'schedule';
  readonly acceptsText?: true;
  readonly sanitizesText?: true;
  readonly request: z.ZodMiniType;
  readonly response: z.ZodMiniType;
}

export type RequestOf<C extends Contract> = z.input<C['request']>;
export type ResponseOf<C extends Contract> = z.output<C['response']>;
