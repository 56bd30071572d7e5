import { z } from 'zod';

const piastres = z.number().int();
const words = z.string().nullable();

/** An order as returned by the database function `export_orders`. */
export const exportedOrderSchema = z.object({
  order_id: z.uuid(),
  order_number: z.string(),
  timestamp: z.string(),
  status: z.string(),
  currency: z.string(),
  subtotal_pt: piastres,
  shipping_pt: piastres,
  fee_pt: piastres,
  discount_pt: piastres,
  total_pt: piastres,
  promo_code: words,
  refund_due: z.boolean(),
  first_name: z.string(),
  last_name: words,
  email: z.string(),
  phone: z.string(),
  additional_phone: words,
  address: z.object({
    shipping_address: z.string(),
    area_name: z.string(),
    city_name: z.string(),
    country_name: z.string(),
  }),
  lines: z.array(
    z.object({
      sku: z.string(),
      product_name: z.string(),
      quantity: z.number().int(),
      unit_pt: piastres,
      line_pt: piastres,
    }),
  ),
  payments: z.array(
    z.object({
      provider: z.string(),
      method: z.string(),
      merchant_ref: z.string(),
      provider_reference: words,
      status: z.string(),
      paid_pt: piastres,
      review_reason: words,
    }),
  ),
  shipments: z.array(z.object({ number: words, service: words, shipping_provider: words })),
});

export type ExportedOrder = z.infer<typeof exportedOrderSchema>;
