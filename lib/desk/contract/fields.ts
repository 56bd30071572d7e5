import * as z from 'zod/mini';

/** Whole piastres. */
export const piastres = z.int();
export const count = z.int().check(z.minimum(0));
/** A moment in JSON, e.g. `2026-11-23T09:18:25.12345+00:00`. */
export const moment = z.string();
/** A calendar day in Cairo, `2026-11-23`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const words = z.nullable(z.string());

export const orderStatuses = [
  'pending',
  'processing',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const paymentProviders = ['fawry', 'paymob'] as const;
export const paymentProvider = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof paymentProvider>;

/**
 * The destination of an order. Abroad, only the country is meaningful; city and area contain the shop's text for
 * "abroad".
 */
export const place = z.object({
  country_iso2: z.string(),
  country_name: z.string(),
  country_name_en: z.string(),
  city_name: z.string(),
  city_name_en: z.string(),
  area_name: z.string(),
  area_name_en: z.string(),
});

/** An order's address, as it was when the order was placed. */
export const address = z.extend(place, { shipping_address: z.string() });
export type DeskAddress = z.infer<typeof address>;

/** A courier that ships parcels. `tracked`: the shop can show where its parcels are. */
export const courier = z.object({
  shipping_provider_id: z.string(),
  name: z.string(),
  tracked: z.boolean(),
});
export type DeskCourier = z.infer<typeof courier>;

/** A colleague. Name and address are null after the account is deleted. */
export const colleague = z.object({ user_id: z.string(), name: words, email: words });
export type DeskColleague = z.infer<typeof colleague>;

/** `dropped`: no longer needed. */
export const mailState = z.enum(['queued', 'sending', 'sent', 'refused', 'failed', 'dropped']);

/**
 * The arguments of a list other than its filters: the `next_cursor` of the previous page, and 1 to 100 rows (default
 * 50).
 */
export interface PageArguments {
  p_cursor?: string | null;
  p_limit?: number | null;
}

/** Null on the last page. */
export const nextCursor = z.nullable(z.string());
