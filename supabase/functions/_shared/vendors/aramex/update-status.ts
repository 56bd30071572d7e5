import { type ShipmentStatus } from '../../contracts/track-shipments.ts';

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

const ends = new Set<ShipmentStatus>(['delivered', 'returned', 'cancelled']);

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
