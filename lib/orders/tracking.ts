import type { ResponseOf } from '@/supabase/functions/_shared/contracts/contract';
import type {
  Courier,
  jtTrackShipment,
} from '@/supabase/functions/_shared/contracts/track-shipments';
import { readScanTime } from './scan-time';

export type TrackingEvent = {
  /** The courier's text; may be empty. */
  description: string;
  /** The normalized event; null if only the courier's text describes it. */
  known: string | null;
  /** In milliseconds; null if the courier's time is unreadable. */
  at: number | null;
  location: string | null;
  status: string | null;
};

/** `preparing`: the courier has no events yet. */
export type Tracking = { status: 'preparing' } | { status: 'moving'; events: TrackingEvent[] };

type TrackingResults = ResponseOf<typeof jtTrackShipment>['results'];

// The couriers, each with a pattern for the provider's name, the same as in private.courier_of.
const names = {
  jt: /jt|j\s*&\s*t/,
  aramex: /aramex/,
} satisfies Record<Courier, RegExp>;
const couriers = Object.keys(names) as Courier[];

/** The courier for a shipping provider's name; null if it cannot be tracked. */
export function courierOf(providerName: string): Courier | null {
  const name = providerName.toLowerCase();
  return couriers.find((courier) => names[courier].test(name)) ?? null;
}

const isBeginning = ({ status, description }: TrackingEvent) =>
  status === 'created' || /^record created\.?$/i.test(description);

/** J&T writes places in 【brackets】 that most fonts here lack. */
const readable = (description: string) =>
  description
    .replace(/\s*【\s*(.*?)\s*】\s*/g, ' ($1) ')
    .replace(/\s+/g, ' ')
    .trim();

/** The history of the first shipment in a response, newest first, in either format. */
export function readTracking([result]: TrackingResults): Tracking {
  const ofResult = result?.history ?? [];
  const history =
    ofResult.length > 0 ? ofResult : (result?.jt_tracking_response?.data[0]?.details ?? []);
  const events = history.map((entry): TrackingEvent => ({
    description: readable(entry.desc || entry.update_description || entry.description || ''),
    known: entry.known_event ?? null,
    at: readScanTime(entry.scanTime ?? entry.scan_time),
    location: entry.location ?? null,
    status: entry.normalized_status ?? null,
  }));
  const [only, ...others] = events;
  if (only === undefined || (others.length === 0 && isBeginning(only))) {
    return { status: 'preparing' };
  }
  return { status: 'moving', events: newestFirst(events) };
}

/** Events without a time follow those with one, in the courier's order. */
const newestFirst = (events: TrackingEvent[]) =>
  events.toSorted((one, other) => (other.at ?? -Infinity) - (one.at ?? -Infinity) || 0);
