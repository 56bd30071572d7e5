'use client';

import useSWR from 'swr';
import { isUnanswered, type FunctionFailure } from '@/lib/functions/function-failure';
import { requestTimeout } from '@/lib/supabase/bounded-fetch';
import type { Quote, QuoteRequest } from './quote';

/** Wraps the failure for the component that shows it. */
export class QuoteError extends Error {
  override readonly name = 'QuoteError';
  readonly failure: FunctionFailure;

  constructor(failure: FunctionFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

let current: AbortController | null = null;

/** Only one request at a time: a newer one aborts the previous. */
async function fetchQuote([, request]: [string, QuoteRequest]): Promise<Quote> {
  current?.abort();
  const own = new AbortController();
  current = own;
  const [{ browserClient }, { requestQuote }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./quote'),
  ]);
  const send = () =>
    requestQuote(
      browserClient(),
      request,
      AbortSignal.any([own.signal, AbortSignal.timeout(requestTimeout)]),
    );
  let answer = await send();
  // A price request changes nothing, so it can be retried; on mobile networks that often helps.
  if (!answer.ok && isUnanswered(answer.error) && !own.signal.aborted) answer = await send();
  if (answer.ok) return answer.value;
  throw new QuoteError(answer.error);
}

export type QuoteState = {
  status: 'none' | 'calculating' | 'ready' | 'failed';
  /** The previous price while a new one is loading. */
  quote: Quote | null;
  failure: FunctionFailure | null;
  /** Requests the price again; resolves when the response has arrived. */
  retry: () => Promise<unknown>;
};

/** The price at the checkout, requested again when the cart, the place or the promo code changes. */
export function useQuote(request: QuoteRequest | null): QuoteState {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Quote, QuoteError>(
    request && ['quote', request],
    fetchQuote,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const retry = () => mutate();
  const quote = data ?? null;
  if (!request) return { status: 'none', quote: null, failure: null, retry };
  if (isLoading || (error && isValidating))
    return { status: 'calculating', quote, failure: null, retry };
  if (error) return { status: 'failed', quote: null, failure: error.failure, retry };
  return { status: quote ? 'ready' : 'calculating', quote, failure: null, retry };
}
