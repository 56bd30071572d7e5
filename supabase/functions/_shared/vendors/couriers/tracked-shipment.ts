import { type KnownEvent, type ShipmentStatus } from '../../contracts/track-shipments.ts';
import { type Failed } from '../vendor-event.ts';

/** One event of a shipment, as shown to shoppers. */
export interface ShipmentEvent {
  /** ISO 8601 in Cairo's time; missing if the courier's time is unreadable. */
  scan_time?: string;
  description: string;
  normalized_status: ShipmentStatus;
  known_event?: KnownEvent;
  location?: string;
  update_code?: string;
  update_description?: string;
}

/** A courier's history for one bill code; empty for an unknown one. */
export interface TrackedShipment {
  bill_code: string;
  history: ShipmentEvent[];
  jt_tracking_response?: object;
}

export type Tracked = { ok: true; shipments: TrackedShipment[] } | Failed;

/** More than any current parcel has. */
export const mostEvents = 100;
