'use client';

import useSWR from 'swr';
import { isUnanswered, type FunctionFailure } from '@/lib/functions/function-failure';
import { requestTimeout } from '@/lib/supabase/bounded-fetch';
import type { Quote, QuoteRequest } from './quote';

/** Carries the failure to where it is shown. */
export class QuoteError extends Error {
  override readonly name = 'QuoteError';
  readonly failure: FunctionFailure;

  constructor(failure: FunctionFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

let current: AbortController | null = null;

/** One request at a time: a newer one takes the place of one that is still on its way. */
async function fetchQuote([, request]: [string, QuoteRequest]): Promise<Quote> {
  current?.abort();
  const own = new AbortController();
  current = own;
  const [{ browserClient }, { requestQuote }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./quote'),
  ]);
  const ask = () =>
    requestQuote(
      browserClient(),
      request,
      AbortSignal.any([own.signal, AbortSignal.timeout(requestTimeout)]),
    );
  let answer = await ask();
  // A price is only asked for: on a phone's network a second try is often all it takes.
  if (!answer.ok && isUnanswered(answer.error) && !own.signal.aborted) answer = await ask();
  if (answer.ok) return answer.value;
  throw new QuoteError(answer.error);
}

export type QuoteState = {
  status: 'none' | 'calculating' | 'ready' | 'failed';
  /** While a new price is calculated: the one from before. */
  quote: Quote | null;
  failure: FunctionFailure | null;
  /** Asks anew; done when the answer is there. */
  retry: () => Promise<unknown>;
};

/** The price of the checkout, asked anew whenever the cart, the place or the promo changes. */
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
