import type { ResponseOf } from '@/supabase/functions/_shared/contracts/contract';
import type {
  Courier,
  jtTrackShipment,
} from '@/supabase/functions/_shared/contracts/track-shipments';
import { readScanTime } from './scan-time';

export type TrackingEvent = {
  description: string;
  /** In milliseconds; null when the courier wrote no time that can be read. */
  at: number | null;
  location: string | null;
  status: string | null;
};

/** `preparing`: the courier has not begun, and there is nothing to tell. */
export type Tracking = { status: 'preparing' } | { status: 'moving'; events: TrackingEvent[] };

type TrackingResults = ResponseOf<typeof jtTrackShipment>['results'];

// How the couriers call themselves, each with the words that a provider's name may hold.
const names: [Courier, RegExp][] = [
  ['jt', /jt|j\s*&\s*t/],
  ['aramex', /aramex/],
];

/** The courier by the name of the shipping provider; null for one that cannot be asked. */
export function courierOf(providerName: string): Courier | null {
  const name = providerName.toLowerCase();
  return names.find(([, words]) => words.test(name))?.[0] ?? null;
}

const isBeginning = ({ status, description }: TrackingEvent) =>
  status === 'created' || /^record created\.?$/i.test(description);

/** J&T writes places in brackets that few of the fonts here have. */
const readable = (description: string) =>
  description
    .replace(/\s*【\s*(.*?)\s*】\s*/g, ' ($1) ')
    .replace(/\s+/g, ' ')
    .trim();

/** What became of the first shipment of an answer, newest first, in either shape. */
export function readTracking([result]: TrackingResults): Tracking {
  const ofResult = result?.history ?? [];
  const history =
    ofResult.length > 0 ? ofResult : (result?.jt_tracking_response?.data[0]?.details ?? []);
  const events = history.map((entry): TrackingEvent => ({
    description: readable(entry.desc || entry.update_description || entry.description || ''),
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

/** Events without a time stay where the courier put them, after those that have one. */
const newestFirst = (events: TrackingEvent[]) =>
  events.toSorted((one, other) => (other.at ?? -Infinity) - (one.at ?? -Infinity) || 0);
