'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { booksId } from './list-anchors';
import { arrivalFrom, isFocusElsewhere, useListNavigation } from './list-navigation';

type ListSectionProps = {
  className: string;
  /** How many books there are, in words: read aloud when this list has taken another's place. */
  status: string;
  children: ReactNode;
};

/** A list as a place: it takes up focus and scroll where the list before it left them. */
export function ListSection({ className, status, children }: ListSectionProps) {
  const { pending, departureRef } = useListNavigation();
  const section = useRef<HTMLElement>(null);

  // In the same step that swaps the lists, or a letter typed between the two would be lost.
  useLayoutEffect(() => {
    const list = section.current;
    const left = arrivalFrom(departureRef.current);
    if (!list || !left) return;
    departureRef.current = null;
    announce(status);
    if (isFocusElsewhere()) return;
    const find = (id: string) => list.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    const same = find(left.id);
    same?.focus({ preventScroll: true });
    // On a phone the filters are closed again, and what is in them takes no focus.
    const place = same && document.activeElement === same ? same : find(booksId);
    if (place !== same) place?.focus({ preventScroll: true });
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
