import { z } from 'zod';
import { type Courier, shipmentResult } from '../contracts/track-shipments.ts';
import { type Deps } from '../deps.ts';
import { call, callAsServer } from './call.ts';

const knownSchema = z.array(
  z.object({
    bill_code: z.string(),
    answer: z.nullable(shipmentResult),
    /** Whether this caller should query the courier. */
    is_due: z.boolean(),
    failure: z.enum(['courier_refused', 'courier_unavailable', 'courier_timeout']).nullable(),
  }),
);
export type KnownShipment = z.infer<typeof knownSchema>[number];

/** The bill codes that belong to parcels of the shopper's own orders. */
export const ownBillCodes = (deps: Deps, token: string, courier: Courier, codes: string[]) =>
  call({
    deps,
    as: { token },
    name: 'own_bill_codes',
    args: { p_courier: courier, p_bill_codes: codes },
    schema: z.array(z.string()),
  });

export const beginTracking = (deps: Deps, courier: Courier, codes: string[], seconds: number) =>
  callAsServer(
    deps,
    'begin_tracking',
    { p_courier: courier, p_bill_codes: codes, p_seconds: seconds },
    knownSchema,
  );

export const keepTracking = (
  deps: Deps,
  courier: Courier,
  answers: { bill_code: string; answer: object; seconds: number }[],
) => callAsServer(deps, 'keep_tracking', { p_courier: courier, p_answers: answers }, z.unknown());

export const failTracking = (
  deps: Deps,
  courier: Courier,
  codes: string[],
  failure: string,
  seconds: number,
) =>
  callAsServer(
    deps,
    'fail_tracking',
    { p_courier: courier, p_bill_codes: codes, p_failure: failure, p_seconds: seconds },
    z.unknown(),
  );
