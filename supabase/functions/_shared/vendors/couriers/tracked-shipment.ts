import { type ShipmentStatus } from '../../contracts/track-shipments.ts';
import { type Failed } from '../vendor-event.ts';

/** One thing that happened to a shipment, as shoppers may see it. */
export interface ShipmentEvent {
  /** ISO 8601 in Cairo's time; absent when the courier's own cannot be read. */
  scan_time?: string;
  description: string;
  normalized_status: ShipmentStatus;
  location?: string;
  update_code?: string;
  update_description?: string;
}

/** What a courier knows of one bill code; of one that it does not know, nothing has happened yet. */
export interface TrackedShipment {
  bill_code: string;
  history: ShipmentEvent[];
  jt_tracking_response?: object;
}

export type Tracked = { ok: true; shipments: TrackedShipment[] } | Failed;

/** More happens to no parcel that anybody still looks for. */
export const mostEvents = 100;
