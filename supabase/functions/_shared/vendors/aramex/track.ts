import { queryCourier } from '../couriers/query-courier.ts';
import { cairoIso } from '../couriers/cairo-time.ts';
import { newestFirst } from '../couriers/newest-first.ts';
import { shownText } from '../couriers/shown-text.ts';
import { mostEvents, type ShipmentEvent, type Tracked } from '../couriers/tracked-shipment.ts';
import { type Failed, failure } from '../vendor-event.ts';
import { type AramexAnswer, aramexAnswer, type AramexUpdate } from './answer.ts';
import { type AramexConfig } from './config.ts';
import { readAramexDate } from './read-date.ts';
import { eventOfUpdate, statusOfUpdate } from './update-status.ts';

/** Queries Aramex about parcels. An unknown one has no history. */
export async function trackWithAramex(
  config: AramexConfig,
  fetch: typeof globalThis.fetch,
  billCodes: readonly string[],
): Promise<Tracked> {
  const answer = await queryCourier(fetch, {
    url: `${config.baseUrl}/Tracking/Service_1_0.svc/json/TrackShipments`,
    method: 'POST',
    // Without it the answer is XML.
    headers: { accept: 'application/json' },
    json: {
      ClientInfo: config.clientInfo,
      Transaction: {
        Reference1: '',
        Reference2: '',
        Reference3: '',
        Reference4: '',
        Reference5: '',
      },
      Shipments: billCodes,
      GetLastTrackingUpdateOnly: false,
      LabelInfo: null,
    },
  });
  if (!answer.ok) return answer;
  if (answer.status !== 200) return failure('refused', `Aramex status ${answer.status}`);
  const read = aramexAnswer.safeParse(answer.json);
  if (!read.success) return failure('malformed', 'no answer of Aramex’s');
  if (read.data.HasErrors) return failureOf(read.data);
  const { TrackingResults: results } = read.data;
  return {
    ok: true,
    shipments: billCodes.map((code) => ({
      bill_code: code,
      history: historyOf(results.get(code) ?? []),
    })),
  };
}

/**
 * An overload, also reported in the envelope, is temporary. Aramex's own messages are not passed on because they may
 * quote the account.
 */
function failureOf({ Notifications }: AramexAnswer): Failed {
  const [first] = Notifications ?? [];
  const isOverload = /throttl|too many|limit|busy/i.test(first?.Message ?? '');
  const code = (first?.Code ?? '').replace(/\W/g, '').slice(0, 20);
  return failure(isOverload ? 'unavailable' : 'refused', `Aramex ${code}`);
}

function historyOf(updates: readonly AramexUpdate[]): ShipmentEvent[] {
  const timed = updates.map((update) => ({
    update,
    at: readAramexDate(update.UpdateDateTime ?? ''),
  }));
  return newestFirst(timed)
    .slice(0, mostEvents)
    .map(({ update, at }) => eventOf(update, at));
}

function eventOf(update: AramexUpdate, at: number | undefined): ShipmentEvent {
  const { UpdateCode: code, UpdateLocation: place, ProblemCode: problem } = update;
  const description = shownText(update.UpdateDescription ?? '');
  const event = eventOfUpdate(code, description, problem);
  return {
    ...(at !== undefined && { scan_time: cairoIso(at) }),
    description,
    update_description: description,
    normalized_status: statusOfUpdate(code, description, problem),
    ...(event && { known_event: event }),
    ...(code && { update_code: code.slice(0, 20) }),
    ...(place && { location: shownText(place) }),
  };
}
