import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { call } from './call.ts';
import { piastres } from './money.ts';

const placedSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: z.string(),
  total_pt: piastres,
  expires_at: z.string().nullable(),
  created: z.boolean(),
});

export interface OrderRequest {
  p_key: string;
  p_items: { product_id: string; quantity: number }[];
  p_country_id: string | null;
  p_area_id: string | null;
  p_shipping_address: string | null;
  p_contact: Record<string, string> | null;
  p_promo: string | null;
  p_expected_total_pt: number | null;
  p_locale: 'ar' | 'en';
}

export const placeOrder = (deps: Deps, token: string, request: OrderRequest) =>
  call({ deps, as: { token }, name: 'place_order', args: request, schema: placedSchema });
