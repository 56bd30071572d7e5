import { type z } from 'zod';

/**
 * What a server function and its callers agree upon. `name` is its address below `/functions/v1/`; a GET carries the
 * request in its query. `auth` is who may call: anyone with the shop's public key, a signed-in shopper, a payment
 * provider by its signature, or the schedule by its secret. `acceptsText` is for beacons, which cannot call their JSON so;
 * `mendsText` for a function that itself takes out of its texts what the database cannot keep.
 */
export interface Contract {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly auth: 'anyone' | 'shopper' | 'provider' | 'schedule';
  readonly acceptsText?: true;
  readonly mendsText?: true;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
}

export type RequestOf<C extends Contract> = z.input<C['request']>;
export type ResponseOf<C extends Contract> = z.output<C['response']>;
