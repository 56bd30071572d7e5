import { type ShipmentStatus } from '../../contracts/track-shipments.ts';

const byCode: Record<string, ShipmentStatus> = {
  1: 'picked_up',
  3: 'in_transit',
  4: 'in_transit',
  5: 'out_for_delivery',
  6: 'in_transit',
  7: 'ready_for_pickup',
  8: 'delivered',
  9: 'in_transit',
  10: 'delivered',
  11: 'exception',
  12: 'exception',
  13: 'returned',
  14: 'returning',
  15: 'in_transit',
};

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

/** The status for a scan. An unknown scan means in transit; without any scan, the parcel is only announced. */
export function statusOfScan(code: string | undefined, type: string | undefined): ShipmentStatus {
  const known = code !== undefined && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (known) return known;
  if (!code && !type) return 'created';
  return byWord.find(([word]) => word.test(type ?? ''))?.[1] ?? 'in_transit';
}
