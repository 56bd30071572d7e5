import { type z } from 'zod';
import {
  beginTracking,
  failTracking,
  type KnownShipment,
  keepTracking,
  ownBillCodes,
} from '../backend/tracking-records.ts';
import {
  type Courier,
  type ShipmentStatus,
  type shipmentResult,
} from '../contracts/track-shipments.ts';
import { within } from '../deadline.ts';
import { type Deps } from '../deps.ts';
import { type Refusal, refusal } from '../http/refusal.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { type Tracked, type TrackedShipment } from '../vendors/couriers/tracked-shipment.ts';
import { type VendorFailure } from '../vendors/vendor-event.ts';

type Result = z.output<typeof shipmentResult>;
type Question = { request: { bill_codes: string[] }; token: string; deps: Deps };
type RequestUpdates = (deps: Deps, billCodes: string[]) => Promise<Tracked>;

/** Total time limit, for callers that query the courier and for those that wait for them. */
const patienceMs = 9_000;
const lookAgainMs = 400;
/** Longer than a query to a courier. */
const requestSeconds = 12;
const restSeconds = { courier_unavailable: 15, courier_timeout: 15, courier_refused: 60 };

/**
 * Returns tracking of the caller's own parcels from the cache, and queries the courier about the others. Concurrent
 * callers share one query.
 */
export function trackShipments(courier: Courier, requestUpdates: RequestUpdates) {
  return async ({ request, token, deps }: Question): Promise<Outcome<{ results: Result[] }>> => {
    const codes = [...new Set(request.bill_codes)];
    const own = await ownBillCodes(deps, token, courier, codes);
    if (!own.ok) return own;
    if (codes.some((code) => !own.value.includes(code)))
      return failure(refusal('shipment_not_found'));
    const found = await find(
      { deps: within(deps, patienceMs + 1_000), courier, requestUpdates },
      codes,
    );
    if (!found.ok) return found;
    const results = request.bill_codes.flatMap((code) => found.value.get(code) ?? []);
    return success({ results });
  };
}

interface Desk {
  deps: Deps;
  courier: Courier;
  requestUpdates: RequestUpdates;
}

async function find(desk: Desk, codes: string[]): Promise<Outcome<Map<string, Result>>> {
  const { deps, courier } = desk;
  const deadline = Date.now() + patienceMs;
  const found = new Map<string, Result>();
  for (let open = codes; ;) {
    const known = await beginTracking(deps, courier, open, requestSeconds);
    if (!known.ok) return known;
    const due = known.value.filter(({ is_due }) => is_due);
    const refused = due.length > 0 ? await requestDue(desk, due, found) : undefined;
    for (const { bill_code, answer, is_due } of known.value)
      if (answer && !(is_due && found.has(bill_code))) found.set(bill_code, answer);
    open = open.filter((code) => !found.has(code));
    if (open.length === 0) return success(found);
    if (refused) return failure(refused);
    const failed = known.value.find((each) => each.failure && open.includes(each.bill_code));
    if (failed?.failure) return failure(refusal(failed.failure));
    // Another caller is querying the courier.
    if (Date.now() + lookAgainMs > deadline) return failure(refusal('courier_timeout'));
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

/** Adds the courier's answers to `found` and caches them; or returns why there are none. */
async function requestDue(
  { deps, courier, requestUpdates }: Desk,
  shipments: KnownShipment[],
  found: Map<string, Result>,
): Promise<Refusal | undefined> {
  const codes = shipments.map(({ bill_code }) => bill_code);
  const tracked = await requestUpdates(deps, codes);
  if (!tracked.ok) {
    const code = courierRefusal(courier, tracked.error);
    await failTracking(deps, courier, codes, code, restSeconds[code]);
    return refusal(code);
  }
  const answers = tracked.shipments.map((shipment) => ({
    bill_code: shipment.bill_code,
    answer: { ...shipment, provider: courier } as Result,
    seconds: freshSeconds(shipment),
  }));
  for (const { bill_code, answer } of answers) found.set(bill_code, answer);
  await keepTracking(deps, courier, answers);
  return undefined;
}

const ends = new Set<ShipmentStatus>(['delivered', 'returned', 'cancelled']);

/** How long an answer is cached: a completed shipment hardly changes. */
function freshSeconds({ history }: TrackedShipment): number {
  const [newest] = history;
  return newest && ends.has(newest.normalized_status) ? 24 * 60 * 60 : 5 * 60;
}

type CourierFailure = 'courier_refused' | 'courier_unavailable' | 'courier_timeout';

/** Converts a courier's failure to a refusal; the courier's own message is only logged. */
function courierRefusal(courier: Courier, { code, message }: VendorFailure): CourierFailure {
  console.error(`${courier} failed (${code}):`, message ?? '');
  if (code === 'timeout') return 'courier_timeout';
  return code === 'refused' ? 'courier_refused' : 'courier_unavailable';
}
