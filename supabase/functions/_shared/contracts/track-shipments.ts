import * as z from 'zod/mini';
import { type Contract } from './contract.ts';

export const couriers = ['jt', 'aramex'] as const;
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

/** The known kinds of tracking events. The shop has a text for each in both languages. */
export const knownEvents = [
  'registered',
  'picked_up',
  'departed',
  'arrived',
  'moving',
  'forwarded',
  'out_for_delivery',
  'ready_for_pickup',
  'collected',
  'delivered',
  'attempted',
  'delayed',
  'stored',
  'problem',
  'returning',
  'returned',
  'cancelled',
] as const;
export type KnownEvent = (typeof knownEvents)[number];

/** The number of a shipment, as stored. */
const billCode = z.string().check(z.regex(/^[A-Za-z0-9-]{4,40}$/));
const mostBillCodes = 5;

const said = z.optional(z.string());

/**
 * One event of a shipment. The functions always send `description` and `normalized_status`, and `scan_time` unless the
 * courier's time is unreadable; readers also accept the couriers' own field names.
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
  /** A `KnownEvent`; missing if the courier's code and text are not known. */
  known_event: said,
});

/** J&T's answer without names, phone numbers, pictures and codes; its times are ISO 8601 with an offset. */
const jtTrackingResponse = z.looseObject({
  data: z.array(z.looseObject({ billCode: said, details: z.optional(z.array(event)) })),
});

const request = z.object({
  bill_codes: z.array(billCode).check(z.minLength(1), z.maxLength(mostBillCodes)),
});

/** The tracking of one shipment; its events are newest first. */
export const shipmentResult = z.object({
  bill_code: z.string(),
  provider: z.enum(couriers),
  history: z.optional(z.array(event)),
  jt_tracking_response: z.optional(jtTrackingResponse),
});

/** One result for every requested bill code, in the same order. */
const response = z.object({ results: z.array(shipmentResult) });

/**
 * Tracks shipments of the caller's own orders with J&T. Refusals: `shipment_not_found` for an unknown code and for
 * someone else's; `courier_unavailable`, `courier_timeout`, `courier_refused`.
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
