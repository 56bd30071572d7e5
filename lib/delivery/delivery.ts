import { z } from 'zod';

const piastres = z.int().nonnegative();

/** What delivery to a governorate costs, by its cheapest and by its dearest area. */
export const deliveryRateSchema = z.object({
  city_id: z.guid(),
  name: z.string(),
  name_en: z.string(),
  from_pt: piastres,
  to_pt: piastres,
});
export type DeliveryRate = z.infer<typeof deliveryRateSchema>;

/** What a cart costs in a governorate, as the checkout would say, before anybody knows the area. */
export const deliveryEstimateSchema = z.object({
  subtotal_pt: piastres,
  fee_pt: piastres,
  shipping_from_pt: piastres,
  shipping_to_pt: piastres,
  total_from_pt: piastres,
  total_to_pt: piastres,
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;

/** Whole piastres. */
export type FeeRange = { from_pt: number; to_pt: number };

/** The lowest and the highest fee of all; null without any. */
export function wholeRange(rates: readonly FeeRange[]): FeeRange | null {
  if (rates.length === 0) return null;
  return {
    from_pt: Math.min(...rates.map(({ from_pt }) => from_pt)),
    to_pt: Math.max(...rates.map(({ to_pt }) => to_pt)),
  };
}
