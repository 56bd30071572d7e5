import { z } from 'zod';
import { requestResults, type RequestResult } from '../contracts/back-in-stock-results.ts';
import { type Deps } from '../deps.ts';
import { callAsServer } from './call.ts';

const answerSchema = z.object({ status: z.enum(requestResults) });

/** Stores a back-in-stock request of the visitor whose address is in `headers`. */
export async function keepBackInStockRequest(
  deps: Deps,
  request: { sku: string; email: string; locale: string },
  headers: Record<string, string>,
): Promise<RequestResult> {
  const answer = await callAsServer(
    deps,
    'request_back_in_stock_for',
    {
      p_sku: request.sku,
      p_email: request.email,
      p_locale: request.locale,
      p_headers: headers,
    },
    answerSchema,
  );
  return answer.ok ? answer.value.status : 'failed';
}
