import * as z from 'zod/mini';
import { address, count, moment, orderStatus, piastres, words } from './fields';
import { procedure } from './procedure';

const line = z.object({
  product_id: z.string(),
  sku: z.string(),
  product_name: z.string(),
  name_en: words,
  quantity: z.int(),
});

const packedOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  timestamp: moment,
  status: orderStatus,
  total_pt: piastres,
  first_name: z.string(),
  last_name: words,
  phone: z.string(),
  additional_phone: words,
  /** The payment was refunded, or a refund is in progress: not to be packed. */
  is_given_back: z.boolean(),
  address,
  lines: z.array(line),
  items: count,
});
export type DeskPackedOrder = z.infer<typeof packedOrder>;

/** One product of the pick list, for all orders together. */
const pick = z.object({
  product_id: z.string(),
  sku: z.string(),
  isbn: words,
  product_name: z.string(),
  name_en: words,
  category_name: z.string(),
  category_name_en: words,
  image_url: words,
  quantity: count,
  orders: count,
  /** Copies that are not sold yet, so without these; null: not counted. */
  on_hand: z.nullable(count),
});
export type DeskPick = z.infer<typeof pick>;

export interface DeskPackingArguments {
  /** `processing` (default): to pack; `preparing`: being packed. Ignored with p_order_ids. */
  p_status?: 'processing' | 'preparing' | null;
  /** Only these orders, 200 at most, and only those that are to be packed or being packed. */
  p_order_ids?: string[] | null;
  /** 1 to 200; default 200. */
  p_limit?: number | null;
}

export const packingSchema = z.object({
  /** Oldest first. */
  orders: z.array(packedOrder),
  /** In SKU order. */
  pick_list: z.array(pick),
  /** The number of all orders to pack, and of all being packed, whether they are listed here or not. */
  counts: z.object({ processing: count, preparing: count }),
});
export type DeskPacking = z.infer<typeof packingSchema>;

export const deskPacking = procedure<DeskPackingArguments>()('desk_packing', packingSchema);

export const startVerdicts = [
  'started',
  'already_started',
  'refunded',
  'wrong_status',
  'unknown_order',
] as const;

/** Moves orders that are to be packed to "preparing": 200 at most, each with its verdict, in the given order. */
export const deskStartPacking = procedure<{ p_order_ids: string[] }>()(
  'desk_start_packing',
  z.object({
    started: count,
    orders: z.array(
      z.object({
        order_id: z.string(),
        order_number: words,
        /** The current status; null for an unknown order. */
        status: z.nullable(orderStatus),
        verdict: z.enum(startVerdicts),
      }),
    ),
  }),
);
