import { useRef, useState, type RefObject } from 'react';

type Pages = {
  /** The row that is scrolled from page to page; each of its children is one. */
  row: RefObject<HTMLUListElement | null>;
  /** The page in view, counted from 0. */
  place: number;
  goTo: (place: number) => void;
  /** Reads `place` from where the row has been scrolled. */
  follow: () => void;
};

/** Pages side by side in a row with scroll snapping. */
export function usePages(count: number): Pages {
  const row = useRef<HTMLUListElement>(null);
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

  return { row, place, goTo, follow };
}
