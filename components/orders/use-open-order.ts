'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useRef } from 'react';

const parameter = 'order';

function addressWith(orderId: string | null): string {
  const address = new URL(window.location.href);
  if (orderId === null) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, orderId);
  return address.pathname + address.search;
}

/**
 * The order whose details are open, which is part of the address: it can be linked to, and the back button closes it.
 * Null when none is.
 */
export function useOpenOrder() {
  const orderId = useSearchParams().get(parameter);
  // Whether going back leads to the list, and not to whatever page was before it.
  const opened = useRef(false);
  const open = useCallback((id: string) => {
    window.history.pushState(null, '', addressWith(id));
    opened.current = true;
  }, []);
  const close = useCallback(() => {
    if (opened.current) window.history.back();
    else window.history.replaceState(null, '', addressWith(null));
    opened.current = false;
  }, []);
  return { orderId, open, close };
}
