'use client';

import useSWR from 'swr';
import { minutes } from '@/lib/time';
import type { SuggestionsAnswer } from './suggestions';

const shortestQuery = 2;

let latest = new AbortController();

/** Only the latest input matters: an outdated request is aborted. */
async function fetchSuggestions([, query]: [string, string]): Promise<SuggestionsAnswer> {
  latest.abort();
  const { signal } = (latest = new AbortController());
  const [{ visitorClient }, { readSuggestions }] = await Promise.all([
    import('@/lib/supabase/visitor-client'),
    import('./suggestions'),
  ]);
  return readSuggestions(visitorClient(), query, signal);
}

/**
 * Suggestions for a search; undefined for a very short one, until the first response, and after a failure. Those for
 * the previous search stay until the next ones arrive. Responses are cached and requested again after a minute.
 */
export function useSuggestions(query: string): SuggestionsAnswer | undefined {
  const isLongEnough = Array.from(query).length >= shortestQuery;
  const { data, error } = useSWR<SuggestionsAnswer, Error, [string, string] | null>(
    isLongEnough ? ['suggestions', query] : null,
    fetchSuggestions,
    {
      dedupingInterval: minutes(1),
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return isLongEnough && !error ? data : undefined;
}
