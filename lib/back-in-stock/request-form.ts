import { env } from '@/lib/env/public';
import { requestBackInStock } from '@/supabase/functions/_shared/contracts/request-back-in-stock';

/** The address to which browsers without scripts submit the form. */
export const submitAddress = `${env.supabaseUrl}/functions/v1/${requestBackInStock.name}`;

export const skuOf = (typed: unknown): string | null =>
  requestBackInStock.request.shape.sku.parse(typed) || null;
