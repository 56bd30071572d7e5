import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { callAsServer } from './ask.ts';
import { piastres } from './money.ts';

const claimedSchema = z.array(
  z.object({
    request_id: z.string(),
    email: z.string(),
    locale: z.enum(['ar', 'en']),
    token: z.string(),
    sku: z.string(),
    product_name: z.string(),
    name_en: z.string().nullable(),
    retail_price_pt: piastres,
  }),
);
export type BackInStockRequest = z.infer<typeof claimedSchema>[number];

/** Requests whose book is available again, reserved for this caller for some minutes. */
export const claimBackInStock = (deps: Deps, limit: number) =>
  callAsServer(deps, 'claim_back_in_stock', { p_limit: limit }, claimedSchema);

export const settleBackInStock = (
  deps: Deps,
  requestId: string,
  outcome: 'sent' | 'refused' | 'retry',
) =>
  callAsServer(
    deps,
    'settle_back_in_stock',
    { p_request_id: requestId, p_outcome: outcome },
    z.unknown(),
  );

export const pruneBackInStock = (deps: Deps) =>
  callAsServer(deps, 'prune_back_in_stock', {}, z.number());
