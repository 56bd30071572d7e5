import { type KnownEvent, type ShipmentStatus } from '../../contracts/track-shipments.ts';
import { statusOfEvent } from '../couriers/known-events.ts';

/** Aramex publishes no list; these codes are known from use. Unknown codes are classified by their text. */
const codes: [ShipmentStatus, string][] = [
  ['created', 'SH014 SH203'],
  ['picked_up', 'SH308 SH012 SH314'],
  ['in_transit', 'SH001 SH160 SH022'],
  ['out_for_delivery', 'SH003 SH004'],
  ['delivered', 'SH005 SH006 SH007 SH154 SH234 SH239 SH496 SH597'],
  ['exception', 'SH033 SH008 SH043 SH076 SH312'],
  ['returned', 'SH704 SH069'],
  ['cancelled', 'SH313'],
];
const byCode = new Map(codes.flatMap(([status, list]) => list.split(' ').map((c) => [c, status])));

/** The order matters: “not delivered” contains “delivered”. */
const byWord: [RegExp, ShipmentStatus][] = [
  [/\bcreated\b/i, 'created'],
  [/return/i, 'returning'],
  [/not delivered|undelivered/i, 'exception'],
  [/delivered|collected by/i, 'delivered'],
  [/out for delivery/i, 'out_for_delivery'],
  [/attempt|not available|hold|delay/i, 'exception'],
  [/picked up|pickup/i, 'picked_up'],
];

/** Texts with only one meaning, which say more than their codes. */
const textEvents: [RegExp, KnownEvent][] = [
  [/^record created\.?$/i, 'registered'],
  [/^(?:shipment )?picked up(?: from (?:the )?shipper)?\.?$/i, 'picked_up'],
  [/^(?:shipment )?received at (?:the )?[a-z ]*facility\.?$/i, 'arrived'],
  [/^(?:shipment )?departed (?:from )?(?:the )?[a-z ]*facility\b/i, 'departed'],
  [/^(?:shipment )?out for delivery\.?$/i, 'out_for_delivery'],
  [/^(?:shipment )?delivered\.?$/i, 'delivered'],
  [/^attempted delivery\b/i, 'attempted'],
  [/^(?:shipment )?returned to (?:the )?shipper\.?$/i, 'returned'],
];

/** Codes on whose meaning those who use them agree, except for the ones that only place a parcel on its way. */
const codeEvents = new Map<string, KnownEvent>([
  ['SH014', 'registered'],
  ['SH203', 'registered'],
  ['SH001', 'moving'],
  ['SH160', 'moving'],
  ['SH022', 'moving'],
  ['SH003', 'out_for_delivery'],
  ['SH005', 'delivered'],
  ['SH033', 'attempted'],
  ['SH008', 'delayed'],
  ['SH043', 'delayed'],
  ['SH076', 'delayed'],
  ['SH312', 'delayed'],
  ['SH069', 'returned'],
  ['SH704', 'returned'],
  ['SH313', 'cancelled'],
]);

const ends = new Set<ShipmentStatus>(['delivered', 'returned', 'cancelled']);

/** The status that an update proves. A problem code takes precedence, unless the parcel is completed. */
export function eventOfUpdate(
  code: string | undefined,
  description: string,
  problemCode: string | undefined,
): KnownEvent | undefined {
  const event =
    textEvents.find(([text]) => text.test(description))?.[1] ??
    codeEvents.get(code?.toUpperCase() ?? '');
  if (!event || !problemCode) return event;
  const status = statusOfEvent[event];
  return ends.has(status) || status === 'exception' ? event : 'problem';
}

/** The status for an update. A problem code takes precedence, unless the parcel is completed. */
export function statusOfUpdate(
  code: string | undefined,
  description: string,
  problemCode: string | undefined,
): ShipmentStatus {
  const status =
    byCode.get(code?.toUpperCase() ?? '') ??
    byWord.find(([word]) => word.test(description))?.[1] ??
    'in_transit';
  return problemCode && !ends.has(status) ? 'exception' : status;
}
