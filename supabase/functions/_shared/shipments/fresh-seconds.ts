import { type ShipmentStatus } from '../contracts/track-shipments.ts';
import { type TrackedShipment } from '../vendors/couriers/tracked-shipment.ts';

const ends = new Set<ShipmentStatus>(['delivered', 'returned', 'cancelled']);

/** How long an answer is cached: a completed shipment hardly changes. */
export function freshSeconds({ history }: TrackedShipment): number {
  const [newest] = history;
  return newest && ends.has(newest.normalized_status) ? 24 * 60 * 60 : 5 * 60;
}
