'use client';

import { useEffect, useState } from 'react';
import { seconds } from '@/lib/time';

const mostRetries = 3;

// An error screen is mounted anew after each failed retry, so the count lives outside it, per address.
const retriesOf = new Map<string, number>();

/**
 * Calls `retry` by itself after 2, 4 and 8 seconds (spec §8 Catalogue and cart).
 * True while another try is to come; false once the shopper has to decide.
 */
export function useRetry(retry: () => void): boolean {
  const [address] = useState(() => (typeof window === 'undefined' ? '' : window.location.href));
  const [count] = useState(() => retriesOf.get(address) ?? 0);
  const goesOn = count < mostRetries;

  useEffect(() => {
    if (!goesOn) {
      retriesOf.delete(address);
      return;
    }
    const timer = setTimeout(
      () => {
        retriesOf.set(address, count + 1);
        retry();
      },
      seconds(2 ** (count + 1)),
    );
    return () => clearTimeout(timer);
  }, [address, count, goesOn, retry]);

  return goesOn;
}
