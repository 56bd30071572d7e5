'use client';

import { useEffect } from 'react';

/** Queries that this document has reported: going back to a search does not count it again. */
const reported = new Set<string>();

/**
 * Reports a search without result for the shopkeeper's list. The browser calls the database itself, because limits
 * count the network address of the caller.
 */
export function SearchMiss({ query }: { query: string }) {
  useEffect(() => {
    if (reported.has(query)) return;
    reported.add(query);
    void (async () => {
      const { visitorClient } = await import('@/lib/supabase/visitor-client');
      await visitorClient().rpc('report_search_miss', { p_q: query });
    })().catch(() => undefined); // Only a count is lost.
  }, [query]);
  return null;
}
