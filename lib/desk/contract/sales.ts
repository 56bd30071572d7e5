import { z } from 'zod';
import { count, day, piastres, words } from './fields';
import { procedure } from './procedure';

/**
 * Of orders that were paid. `revenue_pt`: what was paid; `refunded_pt`: what of it went back since, whenever that was;
 * `net_pt` is the difference.
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

/** Lines only, without delivery, fee and discount; refunds in the share that the line had of the order's total. */
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
  /** The hundred with the highest net_pt; `book_count` counts all. */
  books: z.array(book),
  book_count: count,
  /** Highest net_pt first. */
  governorates: z.array(governorate),
  /** Orders of which a part went back without the provider saying how much: missing in refunded_pt. */
  unknown_refunds: count,
});
export type DeskSales = z.infer<typeof salesSchema>;

export interface DeskSalesArguments {
  /** Days of Cairo, both included, at most 366: those on which the orders were paid. */
  p_from: string;
  p_to: string;
}

/** Refuses with invalid_day. */
export const deskSales = procedure<DeskSalesArguments>()('desk_sales', salesSchema);
