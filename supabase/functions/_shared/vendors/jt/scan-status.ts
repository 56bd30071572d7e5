import { type KnownEvent, type ShipmentStatus } from '../../contracts/track-shipments.ts';
import { statusOfEvent } from '../couriers/known-events.ts';

const byCode = new Map<string, KnownEvent>([
  ['1', 'picked_up'],
  ['3', 'departed'],
  ['4', 'arrived'],
  ['5', 'out_for_delivery'],
  ['6', 'arrived'],
  ['7', 'ready_for_pickup'],
  ['8', 'collected'],
  ['9', 'departed'],
  ['10', 'delivered'],
  ['11', 'problem'],
  ['12', 'stored'],
  ['13', 'returned'],
  ['14', 'returning'],
  ['15', 'forwarded'],
]);

const byType = new Map<string, KnownEvent>([
  ['pickup scan', 'picked_up'],
  ['station sending scan', 'departed'],
  ['dc sending scan', 'departed'],
  ['station sending/dc sending', 'departed'],
  ['station arrival', 'arrived'],
  ['dc arrival', 'arrived'],
  ['delivery scan', 'out_for_delivery'],
  ['sign scan', 'delivered'],
  ['signing scan', 'delivered'],
  ['abnormal parcel scan', 'problem'],
  ['returned parcel scan', 'returning'],
  ['returned signed', 'returned'],
  ['change address scan', 'forwarded'],
]);

/** The order matters: a returned parcel is signed for, too. */
const byWord: [RegExp, ShipmentStatus][] = [
  [/abnormal/i, 'exception'],
  [/return.*sign/i, 'returned'],
  [/return/i, 'returning'],
  [/sign/i, 'delivered'],
  [/deliver/i, 'out_for_delivery'],
  [/pick\s?up/i, 'picked_up'],
  [/arriv|send/i, 'in_transit'],
];

/** The status that a scan proves. */
export const eventOfScan = (
  code: string | undefined,
  type: string | undefined,
): KnownEvent | undefined => byCode.get(code ?? '') ?? byType.get(type?.toLowerCase() ?? '');

/** The status for a scan. An unknown scan means in transit; without any scan, the parcel is only announced. */
export function statusOfScan(code: string | undefined, type: string | undefined): ShipmentStatus {
  const event = eventOfScan(code, type);
  if (event) return statusOfEvent[event];
  if (!code && !type) return 'created';
  return byWord.find(([word]) => word.test(type ?? ''))?.[1] ?? 'in_transit';
}
