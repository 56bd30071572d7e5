import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import { cleanPhoneInput, latinDigits } from '@/lib/phones/phone';
import { phone } from '@/lib/phones/phone-field';

// Order numbers omit four ambiguous letters; typed ones are read as the characters that they resemble.
const numberForm = /^(?:ZD)?[0-9A-Z]{8}$/;

/** Normalizes an order number: its letters and digits, regardless of script, case and spacing. */
function foldOrderNumber(typed: string): string {
  return latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

/** Error messages are keys of the messages under `track.faults`. */
export const trackQuestionSchema = z.object({
  orderNumber: z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, 'orderNumberMissing'),
      z.refine(
        (typed) => typed === '' || numberForm.test(foldOrderNumber(typed)),
        'orderNumberInvalid',
      ),
    ),
    z.transform(foldOrderNumber),
  ),
  phone: z.pipe(phone, z.transform(cleanPhoneInput)),
});
export type TrackQuestion = z.infer<typeof trackQuestionSchema>;

const trackedOrder = z.object({
  order_number: z.string(),
  status: z.string(),
  placed_at: z.string(),
  history: z.array(z.object({ status: z.string(), timestamp: z.string() })),
  parcels: z.array(z.object({ courier: z.nullable(z.string()) })),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

const answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), order: trackedOrder }),
  z.object({ outcome: z.literal('unknown') }),
  z.object({ outcome: z.literal('limited') }),
]);
export type TrackAnswer = z.infer<typeof answer>;

/** Reads the status of an order. Throws if the backend cannot be reached. */
export async function trackOrder(
  client: ShopClient,
  { orderNumber, phone }: TrackQuestion,
): Promise<TrackAnswer> {
  const response = await client
    .rpc('track_order', { p_order_number: orderNumber, p_phone: phone })
    .throwOnError();
  return answer.parse(response.data);
}
