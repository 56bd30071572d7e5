import * as z from 'zod/mini';
import { count, day, piastres, words } from './fields';
import { procedure } from './procedure';

/**
 * For paid orders. `revenue_pt`: the amount paid; `refunded_pt`: the part refunded since, at any time; `net_pt` is the
 * difference.
 */
const figures = {
  orders: count,
  /** Copies. */
  items: count,
  revenue_pt: piastres,
  refunded_pt: piastres,
  net_pt: piastres,
};

const salesDay = z.object({ day, ...figures });
export type DeskSalesDay = z.infer<typeof salesDay>;

/**
 * Only the lines, without delivery, fee and discount; refunds are attributed by the line's share of the order's total.
 */
const book = z.object({
  product_id: z.string(),
  sku: z.string(),
  product_name: z.string(),
  name_en: words,
  ...figures,
});

/** For orders abroad, the country. */
const governorate = z.object({ name: z.string(), name_en: z.string(), ...figures });

export const salesSchema = z.object({
  from: day,
  to: day,
  totals: z.object(figures),
  /** Every day from the first to the last, in order. */
  days: z.array(salesDay),
  /** The hundred books with the highest net_pt; `book_count` counts all. */
  books: z.array(book),
  book_count: count,
  /** Highest net_pt first. */
  governorates: z.array(governorate),
  /** Orders that were partly refunded without the provider reporting the amount: missing in refunded_pt. */
  unknown_refunds: count,
});
export type DeskSales = z.infer<typeof salesSchema>;

export interface DeskSalesArguments {
  /** Days in Cairo on which the orders were paid, both included, at most 366. */
  p_from: string;
  p_to: string;
}

/** Errors: invalid_day. */
export const deskSales = procedure<DeskSalesArguments>()('desk_sales', salesSchema);
