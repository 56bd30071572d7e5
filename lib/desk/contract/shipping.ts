import * as z from 'zod/mini';
import { count, courier, orderStatus, words, type OrderStatus } from './fields';
import { procedure } from './procedure';

export interface DeskShipOrderArguments {
  p_order_id: string;
  /** The status that the page showed: processing, preparing or, to correct a number, shipped. */
  p_from_status: OrderStatus;
  p_shipping_provider_id: string;
  p_number: string;
  /** The number that the page showed, if there was one. */
  p_expected_number?: string | null;
}

/**
 * Records a tracking number and ships the order with it, or corrects the number of a shipped order. Errors:
 * order_not_found, changed_meanwhile, status_not_allowed, courier_unknown, bad_number, number_used, order_refunded.
 */
export const deskShipOrder = procedure<DeskShipOrderArguments>()(
  'desk_ship_order',
  z.object({
    order_id: z.string(),
    status: orderStatus,
    order_shipment_id: z.string(),
    number: z.string(),
  }),
);

/** A row of a courier's file as it was read; not validated. */
export interface TrackingRow {
  order_number: string;
  /** The id or name of a courier; absent: p_courier. */
  courier?: string | null;
  number: string;
}

/**
 * Only `ok` rows are saved. `rounded_by_spreadsheet`: like 6.0E+11, which has lost digits; `twice_in_file`: the order
 * or the number is in an earlier row; `already_shipped_same`: the order already has this number; `other_number`: it has
 * another one, which desk_ship_order corrects.
 */
export const trackingVerdicts = [
  'ok',
  'already_shipped_same',
  'other_number',
  'unknown_order',
  'wrong_status',
  'refunded',
  'number_used',
  'bad_number',
  'rounded_by_spreadsheet',
  'twice_in_file',
  'courier_unknown',
] as const;
export type TrackingVerdict = (typeof trackingVerdicts)[number];

export interface DeskTrackingArguments {
  /** 500 at most. */
  p_rows: TrackingRow[];
  /** The courier of rows without one. */
  p_courier?: string | null;
}

const checkedRow = z.object({
  /** From 1, in the given order. */
  row: z.int().check(z.minimum(1)),
  /** The shop's spelling if the order exists, otherwise the text of the row. */
  order_number: z.string(),
  order_id: words,
  first_name: words,
  last_name: words,
  city_name: words,
  city_name_en: words,
  status: z.nullable(orderStatus),
  number: z.string(),
  shipping_provider_id: words,
  shipping_provider_name: words,
  verdict: z.enum(trackingVerdicts),
});
export type CheckedTrackingRow = z.infer<typeof checkedRow>;

const checked = z.object({
  rows: z.array(checkedRow),
  /** How many rows are `ok`. */
  ok: count,
  /** All couriers that a file may name. */
  couriers: z.array(courier),
});

/** Changes nothing. Also returns the couriers if there are no rows. */
export const deskCheckTracking = procedure<DeskTrackingArguments>()('desk_check_tracking', checked);

/** Checks again and ships the orders of the rows that are `ok`, all in one transaction: `taken` marks these rows. */
export const deskTakeTracking = procedure<DeskTrackingArguments>()(
  'desk_take_tracking',
  z.object({ rows: z.array(z.extend(checkedRow, { taken: z.boolean() })), taken: count }),
);
