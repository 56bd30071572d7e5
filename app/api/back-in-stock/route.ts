import { requestBackInStock } from '@/lib/back-in-stock/queries';
import { requestFormSchema } from '@/lib/back-in-stock/request-form';
import { resultPath, type RequestResult } from '@/lib/back-in-stock/results';
import { readText } from '@/lib/http/read-text';
import { publicClient } from '@/lib/supabase/public-client.server';

const longestBody = 4 * 1024;

const statuses: Record<RequestResult, number> = {
  noted: 200,
  available: 200,
  invalid_email: 422,
  unknown_product: 422,
  too_many_requests: 429,
  failed: 503,
};

/**
 * The back-in-stock form. Without scripts the browser follows the redirect to a page; the shop's script asks for JSON.
 */
export async function POST(request: Request) {
  const body = await readText(request, longestBody);
  const fields = Object.fromEntries(new URLSearchParams(body ?? ''));
  const form = requestFormSchema.parse(fields);
  const result = body === null ? 'invalid_email' : await answer(form);
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ result }, { status: statuses[result], headers });
  const location = resultPath(form.locale, result, form.sku);
  return new Response(null, { status: 303, headers: { ...headers, location } });
}

const headers = { 'Cache-Control': 'no-store' };

/** Rejects obviously invalid addresses without a database call. */
const mayBeAddress = /^\s*[^\s@]+@[^\s@]+\s*$/;

async function answer(form: ReturnType<typeof requestFormSchema.parse>): Promise<RequestResult> {
  if (!mayBeAddress.test(form.email)) return 'invalid_email';
  try {
    return await requestBackInStock(publicClient, form);
  } catch (error) {
    console.error('A back-in-stock request failed:', error);
    return 'failed';
  }
}
