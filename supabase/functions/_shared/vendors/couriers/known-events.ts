import { type KnownEvent, type ShipmentStatus } from '../../contracts/track-shipments.ts';

export const statusOfEvent: Record<KnownEvent, ShipmentStatus> = {
  registered: 'created',
  picked_up: 'picked_up',
  departed: 'in_transit',
  arrived: 'in_transit',
  moving: 'in_transit',
  forwarded: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  ready_for_pickup: 'ready_for_pickup',
  collected: 'delivered',
  delivered: 'delivered',
  attempted: 'exception',
  delayed: 'exception',
  stored: 'exception',
  problem: 'exception',
  returning: 'returning',
  returned: 'returned',
  cancelled: 'cancelled',
};
