'use client';

import { useRouter } from 'next/navigation';
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
import { beginNavigation } from '@/lib/navigation/pending-navigation';

type Asked = {
  href: string;
  /** Id of the element that asked; empty for one that the next list does not have. */
  id: string;
};

/** Where the shopper was when another list was asked for. */
type Departure = Asked & {
  /** Distance of that element from the top of the window, in pixels. */
  top: number;
  /** What stands in the search box by now. */
  typed?: string;
};

type AskOptions = {
  /** The element that the shopper has used: the next list takes up from there. Without it, the list begins at its top. */
  from?: HTMLElement;
  typed?: string;
  /** Takes the place of this list in the history. */
  replace?: boolean;
};

export type AskFor = (href: string, id: string, options?: AskOptions) => void;

type ListNavigationState = {
  /** The list that is on its way; null while none is. */
  pending: Asked | null;
  askFor: AskFor;
  departureRef: RefObject<Departure | null>;
};

const ListNavigationContext = createContext<ListNavigationState | null>(null);

export function useListNavigation(): ListNavigationState {
  const state = use(ListNavigationContext);
  if (!state) throw new Error('A list stands within ListNavigation.');
  return state;
}

/** What was left behind, when the page that is shown now is the one that was asked for then. */
export function arrivalFrom(departure: Departure | null): Departure | null {
  const address = window.location.href;
  return departure && new URL(departure.href, address).href === address ? departure : null;
}

/** Whether the shopper has moved on to something that is still there. */
export function isFocusElsewhere(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.getClientRects().length > 0;
}

/** What lists of books share while one gives way to another: which one is on its way, and where the shopper was. */
export function ListNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, setPending] = useOptimistic<Asked | null>(null);
  const departureRef = useRef<Departure | null>(null);
  const href = pending?.href;
  useEffect(() => (href ? beginNavigation(href) : undefined), [href]);

  const askFor = useCallback<AskFor>(
    (address, id, { from, typed, replace } = {}) => {
      departureRef.current = from
        ? {
            href: address,
            id,
            top: from.getBoundingClientRect().top,
            ...(typed !== undefined && { typed }),
          }
        : null;
      startTransition(() => {
        setPending({ href: address, id });
        router[replace ? 'replace' : 'push'](address, { scroll: !from });
      });
    },
    [router, setPending],
  );
  return (
    <ListNavigationContext value={{ pending, askFor, departureRef }}>
      {children}
    </ListNavigationContext>
  );
}
