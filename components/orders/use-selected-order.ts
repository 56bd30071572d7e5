'use client';

import { usePathname, useSearchParams } from 'next/navigation';
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
 * Null when none is. `path`: of the page, with its language; one that was left stays in the document, and must not open
 * what is the next one's.
 */
export function useSelectedOrder(path: string) {
  const isCurrentPage = usePathname() === path;
  const inAddress = useSearchParams().get(parameter);
  const orderId = isCurrentPage ? inAddress : null;
  // Whether going back leads to the list, and not to whatever page was before it.
  const isPushed = useRef(false);
  const select = useCallback((id: string) => {
    window.history.pushState(null, '', addressWith(id));
    isPushed.current = true;
  }, []);
  const close = useCallback(() => {
    if (isPushed.current) window.history.back();
    else window.history.replaceState(null, '', addressWith(null));
    isPushed.current = false;
  }, []);
  return { orderId, select, close };
}
