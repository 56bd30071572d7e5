'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useRef } from 'react';
import { usePathname } from '@/lib/i18n/navigation';

const parameter = 'order';

function addressWith(orderId: string | null): string {
  const address = new URL(window.location.href);
  if (orderId === null) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, orderId);
  return address.pathname + address.search;
}

/**
 * The order whose details are open, as part of the address: it can be linked to, and the back button closes it. Null if
 * none is. `path`: the page's path without language; a page that was left stays mounted and must not react to the next
 * page's address.
 */
export function useSelectedOrder(path: string) {
  const isCurrentPage = usePathname() === path;
  const inAddress = useSearchParams().get(parameter);
  const orderId = isCurrentPage ? inAddress : null;
  // Whether going back leads to the list rather than to an earlier page.
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
