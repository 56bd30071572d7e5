'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { booksId, searchFieldId } from '@/components/catalogue/list-anchors';
import { announce } from '@/components/feedback/announce';
import { arrivalFrom, isFocusElsewhere, useListNavigation } from './list-navigation';

type ListSectionProps = {
  className: string;
  /** The number of books as text; announced when this list replaces another. */
  status: string;
  children: ReactNode;
};

/** A list that takes over focus and scroll position from the previous one. */
export function ListSection({ className, status, children }: ListSectionProps) {
  const { pending, departureRef } = useListNavigation();
  const section = useRef<HTMLElement>(null);

  // Before the next paint, so that nothing jumps.
  useLayoutEffect(() => {
    const list = section.current;
    const left = arrivalFrom(departureRef.current);
    if (!list || !left) return;
    departureRef.current = null;
    announce(status);
    // The search field is still where it was.
    if (left.id === searchFieldId || isFocusElsewhere()) return;
    // Lists that are only hidden have the same ids.
    const find = (id: string) => list.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    const same = find(left.id);
    same?.focus({ preventScroll: true });
    // A sheet of filters that was closed in the meantime cannot be focused.
    const place = same && document.activeElement === same ? same : find(booksId);
    if (place !== same) place?.focus({ preventScroll: true });
    if (left.top === null) return;
    const moved = (place?.getBoundingClientRect().top ?? left.top) - left.top;
    window.scrollBy({ top: moved, behavior: 'instant' });
  }, [departureRef, status]);

  return (
    <section
      ref={section}
      aria-labelledby={booksId}
      aria-busy={pending !== null}
      className={className}
    >
      {children}
    </section>
  );
}
