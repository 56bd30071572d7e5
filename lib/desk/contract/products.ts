import * as z from 'zod/mini';
import { count, moment, nextCursor, piastres, words, type PageArguments } from './fields';
import { logEntrySchema } from './log';
import { procedure } from './procedure';

const listed = z.object({
  product_id: z.string(),
  sku: z.string(),
  isbn: words,
  product_name: z.string(),
  name_en: words,
  category_name: z.string(),
  category_name_en: words,
  image_url: words,
  retail_price_pt: piastres,
  /** Copies in stock; null: not counted, never sold out. */
  on_hand: z.nullable(count),
  /** Copies of these held by unpaid orders; 0 if they are not counted. */
  reserved: count,
  sellable: z.boolean(),
  published: z.boolean(),
});
export type DeskListedProduct = z.infer<typeof listed>;

/**
 * `low`: at most five copies that are not reserved; `out`: none; `uncounted`: without stock; `hidden`: not published.
 */
export const productFilters = ['low', 'out', 'uncounted', 'hidden'] as const;
export type ProductFilter = (typeof productFilters)[number];

export interface DeskProductsArguments extends PageArguments {
  /** A name, a code (SKU) or its beginning, or an ISBN, with or without hyphens. */
  p_query?: string | null;
  p_filter?: ProductFilter | null;
}

/** In SKU order. */
export const deskProducts = procedure<DeskProductsArguments>()(
  'desk_products',
  z.object({ products: z.array(listed), next_cursor: nextCursor }),
);

export const productSchema = z.extend(listed, {
  owner_name: z.string(),
  owner_name_en: words,
  updated_at: moment,
  /** Copies in paid orders of the last 30 days that were not cancelled. */
  sold_30_days: count,
  /** Copies in paid orders that are not shipped yet: they no longer count in on_hand, but are still on the shelf. */
  to_ship: count,
  /** The actions of staff, latest first; 20 at most. */
  log: z.array(logEntrySchema),
});
export type DeskProduct = z.infer<typeof productSchema>;

export const deskProduct = procedure<{ p_product_id: string }>()('desk_product', productSchema);

export interface DeskSetStockArguments {
  p_product_id: string;
  /** As the page showed it. */
  p_expected_on_hand: number | null;
  /** 0 to 1,000,000; null: no longer counted. */
  p_on_hand: number | null;
  p_reason: string;
}

/** Errors: product_not_found, changed_meanwhile, below_reserved, invalid_stock, reason_required. */
export const deskSetStock = procedure<DeskSetStockArguments>()(
  'desk_set_stock',
  z.object({ product_id: z.string(), on_hand: z.nullable(count), reserved: count }),
);

export interface DeskSetPriceArguments {
  p_product_id: string;
  p_expected_price_pt: number;
  /** 1 to 100,000,000. */
  p_price_pt: number;
}

/** Errors: product_not_found, changed_meanwhile, invalid_price. */
export const deskSetPrice = procedure<DeskSetPriceArguments>()(
  'desk_set_price',
  z.object({ product_id: z.string(), retail_price_pt: piastres }),
);
