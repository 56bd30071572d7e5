import type { PostgrestError } from '@supabase/supabase-js';
import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import {
  requestResults,
  type RequestResult,
} from '@/supabase/functions/_shared/contracts/back-in-stock-results';
import type { requestBackInStock } from '@/supabase/functions/_shared/contracts/request-back-in-stock';

const noted = z.object({ status: z.enum(['noted', 'available']) });

/** Errors that the database raises on purpose become a result. */
function refusalOf(error: PostgrestError): RequestResult {
  const result = requestResults.find((known) => known === error.message);
  if (!result) console.error('A back-in-stock request failed:', error);
  return result ?? 'failed';
}

export type StockRequest = z.infer<typeof requestBackInStock.request>;

/** Sends the request as its visitor, whose network address the limits count. */
export async function sendBackInStockRequest(
  client: ShopClient,
  { sku, email, locale }: StockRequest,
): Promise<RequestResult> {
  const response = await client.rpc('request_back_in_stock', {
    p_sku: sku,
    p_email: email,
    p_locale: locale,
  });
  return response.error ? refusalOf(response.error) : noted.parse(response.data).status;
}

/** Throws if the request could not be stopped, so that the page can say so. */
export async function stopBackInStock(client: ShopClient, token: string): Promise<void> {
  await client.rpc('stop_back_in_stock', { p_token: token }).throwOnError();
}
