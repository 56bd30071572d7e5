import * as z from 'zod/mini';

/** A book of an order, with its name when it was ordered and its current cover. */
export const orderedBookSchema = z.object({
  product_id: z.string(),
  quantity: z.number(),
  product_name: z.string(),
  name_en: z.nullable(z.string()),
  /** Null if the book is no longer in the shop. */
  product: z.nullable(z.object({ image_url: z.nullable(z.string()) })),
});
export type OrderedBook = z.infer<typeof orderedBookSchema>;

/** Of `order_products`; a literal type, from which the client infers the rows. */
export const bookColumns = 'product_id,quantity,product_name,name_en,product:product_id(image_url)';

/** The cost of an order's parts, its history, and its destination country. */
export const orderStorySchema = z.object({
  subtotal_pt: z.number(),
  shipping_pt: z.number(),
  fee_pt: z.number(),
  discount_pt: z.number(),
  order_status_changes: z.array(z.object({ to_status: z.string(), timestamp: z.string() })),
  order_addresses: z.nullable(z.object({ country_iso2: z.string() })),
});
export type OrderStory = z.infer<typeof orderStorySchema>;

export const storyColumns =
  'subtotal_pt,shipping_pt,fee_pt,discount_pt,order_status_changes(to_status,timestamp),order_addresses(country_iso2)';
