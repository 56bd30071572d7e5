'use client';

import { useEffect, useState } from 'react';
import { minutes, seconds } from '@/lib/time';

const mostRetries = 3;
const storageKey = 'page-retries';
// After this pause a failure counts as a new one.
const forgottenAfter = minutes(1);
// If the page is still there after this time, the last retry has failed: a server responds sooner.
const longestRetry = seconds(10);

type Retries = { address: string; count: number; at: number };

// A retry may be a full page load, so the count is kept in storage.
function retriesSoFar(): number {
  try {
    const stored = sessionStorage.getItem(storageKey);
    const retries = stored ? (JSON.parse(stored) as Partial<Retries>) : {};
    const isRecent = Date.now() - (retries.at ?? 0) < forgottenAfter;
    return isRecent && retries.address === window.location.href ? (retries.count ?? 0) : 0;
  } catch {
    // Without storage, page loads cannot be counted, so there is no automatic retry.
    return mostRetries;
  }
}

function rememberRetries(count: number) {
  const retries: Retries = { address: window.location.href, count, at: Date.now() };
  sessionStorage.setItem(storageKey, JSON.stringify(retries));
}

/**
 * Calls `retry` automatically after 2, 4 and 8 seconds. Returns true while another attempt is pending or the
 * last one may still succeed, then false.
 */
export function useRetry(retry: () => void): boolean {
  // Null until it has been read in the browser: the server renders the same component.
  const [count, setCount] = useState<number | null>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (isOver) return;
    const soFar = count ?? retriesSoFar();
    if (soFar < mostRetries) {
      const timer = setTimeout(
        () => {
          setCount(soFar + 1);
          rememberRetries(soFar + 1);
          retry();
        },
        seconds(2 ** (soFar + 1)),
      );
      return () => clearTimeout(timer);
    }
    const wasBeforeThisPage = count === null;
    const timer = setTimeout(() => setIsOver(true), wasBeforeThisPage ? 0 : longestRetry);
    return () => clearTimeout(timer);
  }, [count, isOver, retry]);

  return !isOver;
}
