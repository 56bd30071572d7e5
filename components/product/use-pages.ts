import { useState, type RefObject } from 'react';

/**
 * Pages side by side in a row with scroll snapping: each child of `row` is one. `place`: the page in view, counted from
 * 0. `follow` reads it from where the row has been scrolled.
 */
export function usePages(row: RefObject<HTMLElement | null>, count: number) {
  const [place, setPlace] = useState(0);

  function goTo(wanted: number) {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    row.current?.children[next]?.scrollIntoView({ inline: 'start', behavior: 'instant' });
    setPlace(next);
  }

  function follow() {
    if (!row.current) return;
    // From right to left the position is negative.
    const { scrollLeft, clientWidth } = row.current;
    if (clientWidth > 0) setPlace(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  return { place, goTo, follow };
}
