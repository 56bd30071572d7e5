import { z } from 'zod';
import { type Contract } from './contract.ts';

const couriers = ['jt', 'aramex'] as const;
export type Courier = (typeof couriers)[number];

export type ShipmentStatus =
  | 'created'
  | 'picked_up'
  | 'in_transit'
  | 'out_for_delivery'
  | 'ready_for_pickup'
  | 'delivered'
  | 'exception'
  | 'returning'
  | 'returned'
  | 'cancelled';

/** A shipment's number, as it is stored with the shipment. */
const billCode = z.string().regex(/^[A-Za-z0-9-]{4,40}$/);
const mostBillCodes = 5;

const said = z.string().optional();

/**
 * One thing that happened to a shipment. The functions send `description` and `normalized_status` always, and
 * `scan_time` unless the courier's own time cannot be read; whoever reads takes the couriers' names for them too.
 */
const event = z.looseObject({
  /** ISO 8601 with an offset, in Cairo's time; readers also take `/Date(ms±zone)/`. */
  scan_time: said,
  scanTime: said,
  description: said,
  desc: said,
  update_code: said,
  update_description: said,
  location: said,
  normalized_status: said,
});

/** What J&T answered, without the names, phones, pictures and codes in it; its times are ISO 8601 with an offset. */
const jtTrackingResponse = z.looseObject({
  data: z.array(z.looseObject({ billCode: said, details: z.array(event).optional() })),
});

const request = z.object({ bill_codes: z.array(billCode).min(1).max(mostBillCodes) });

/** What is known of one shipment; the events are newest first. */
export const shipmentResult = z.object({
  bill_code: z.string(),
  provider: z.enum(couriers),
  history: z.array(event).optional(),
  jt_tracking_response: jtTrackingResponse.optional(),
});

/** One result for every bill code that was asked for, in that order. */
const response = z.object({ results: z.array(shipmentResult) });

/**
 * Tracks shipments of the caller's own orders with J&T. Refusals: `shipment_not_found` for a code that is nobody's or
 * somebody else's; `courier_unavailable`, `courier_timeout`, `courier_refused`.
 */
export const jtTrackShipment = {
  name: 'jt_track_shipment_manual',
  method: 'POST',
  auth: 'shopper',
  request,
  response,
} as const satisfies Contract;

/** The same with Aramex. */
export const aramexTrackShipments = {
  name: 'aramex_track_shipments_manual',
  method: 'POST',
  auth: 'shopper',
  request,
  response,
} as const satisfies Contract;
