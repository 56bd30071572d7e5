import type { PostgrestError } from '@supabase/supabase-js';
import type { ShopClient } from '@/lib/supabase/shop-client';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locale';
import { requestResults, type RequestResult } from './results';

const noted = z.object({ status: z.enum(['noted', 'available']) });

/** Errors that the database raises on purpose become a result; all others are thrown. */
function refusalOf({ message }: PostgrestError): RequestResult {
  return requestResults.find((result) => result === message) ?? 'failed';
}

export async function requestBackInStock(
  client: ShopClient,
  request: { sku: string; email: string; locale: Locale },
): Promise<RequestResult> {
  const response = await client.rpc('request_back_in_stock', {
    p_sku: request.sku,
    p_email: request.email.replaceAll('\0', ''),
    p_locale: request.locale,
  });
  return response.error ? refusalOf(response.error) : noted.parse(response.data).status;
}

/** Throws if the request could not be stopped, so that the page can say so. */
export async function stopBackInStock(client: ShopClient, token: string): Promise<void> {
  await client.rpc('stop_back_in_stock', { p_token: token }).throwOnError();
}
