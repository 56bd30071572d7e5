'use client';

import { useLocale } from 'next-intl';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useOptimistic,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { localePath } from '@/lib/i18n/locale';
import { useRouter } from '@/lib/i18n/navigation';
import { beginNavigation } from '@/lib/navigation/pending-navigation';
import { sheetAround } from './sheet';

type PendingNavigation = {
  /** Without the language. */
  href: string;
  /** Id of the element that was used; empty if the next list does not have it. */
  id: string;
};

/** The position of the shopper when another list was requested. */
type Departure = Pick<PendingNavigation, 'id'> & {
  /** The path of the list that was requested. */
  path: string;
  /** The element's distance from the top of the window, in pixels; null if the next list starts at its top. */
  top: number | null;
  /**
   * The element's distance from the top of the window, in pixels, if it is in the sheet of filters, which stays open.
   */
  inSheet?: { top: number };
};

type NavigateOptions = {
  /** The element that was used: the next list keeps its position and focus. Without it, the list starts at its top. */
  from?: HTMLElement;
  /** Keeps only the focus. */
  toTop?: boolean;
  /** Replaces this list in the history. */
  replace?: boolean;
};

export type Navigate = (href: string, id: string, options?: NavigateOptions) => void;

type ListNavigationState = {
  /** The list that is loading, or null. */
  pending: PendingNavigation | null;
  navigate: Navigate;
  departureRef: RefObject<Departure | null>;
};

const ListNavigationContext = createContext<ListNavigationState | null>(null);

export function useListNavigation(): ListNavigationState {
  const state = use(ListNavigationContext);
  if (!state) throw new Error('A list stands within ListNavigation.');
  return state;
}

/** The shopper's position before, if the current page is the one that was requested. */
export function arrivalFrom(departure: Departure | null): Departure | null {
  const address = window.location.href;
  return departure && new URL(departure.path, address).href === address ? departure : null;
}

/** Whether the focus has moved to another element that still exists. */
export function isFocusElsewhere(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.getClientRects().length > 0;
}

/** Shared by lists during navigation between them: which list is loading, and where the shopper was. */
export function ListNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const locale = useLocale();
  const [pending, setPending] = useOptimistic<PendingNavigation | null>(null);
  const departureRef = useRef<Departure | null>(null);
  const href = pending?.href;
  useEffect(() => (href ? beginNavigation(localePath(locale, href)) : undefined), [href, locale]);

  const navigate = useCallback<Navigate>(
    (address, id, { from, toTop = false, replace } = {}) => {
      const top = from?.getBoundingClientRect().top ?? 0;
      const isInSheet = from !== undefined && sheetAround(from) !== null;
      // Elements behind a sheet have no position to keep.
      const scroll = !from || toTop || isInSheet;
      departureRef.current = from
        ? {
            path: localePath(locale, address),
            id,
            top: scroll ? null : top,
            ...(isInSheet && { inSheet: { top } }),
          }
        : null;
      startTransition(() => {
        setPending({ href: address, id });
        router[replace ? 'replace' : 'push'](address, { scroll });
      });
    },
    [router, locale, setPending],
  );
  return (
    <ListNavigationContext value={{ pending, navigate, departureRef }}>
      {children}
    </ListNavigationContext>
  );
}
