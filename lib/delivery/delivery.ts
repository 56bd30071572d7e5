import * as z from 'zod/mini';

const piastres = z.int().check(z.nonnegative());

/** The delivery fee of a governorate: its cheapest and its most expensive area. */
export const deliveryRateSchema = z.object({
  city_id: z.guid(),
  name: z.string(),
  name_en: z.string(),
  from_pt: piastres,
  to_pt: piastres,
});
export type DeliveryRate = z.infer<typeof deliveryRateSchema>;

/** The price of a cart in a governorate, as the checkout computes it, while the area is still unknown. */
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

/** The lowest and the highest fee of all; null if there are none. */
export function wholeRange(rates: readonly FeeRange[]): FeeRange | null {
  if (rates.length === 0) return null;
  return {
    from_pt: Math.min(...rates.map(({ from_pt }) => from_pt)),
    to_pt: Math.max(...rates.map(({ to_pt }) => to_pt)),
  };
}
