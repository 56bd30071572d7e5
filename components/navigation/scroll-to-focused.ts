import type { FocusEvent } from 'react';

const margin = 8;

/**
 * For a row that scrolls sideways: scrolls until an element that was focused by keyboard is completely visible, which
 * browsers do not do if a part of it already is. `scrollIntoView` would also move the page. Elements that were focused
 * by touch stay where they are, under the finger.
 */
export function scrollToFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(':focus-visible')) return;
  const { left, right } = target.getBoundingClientRect();
  const shown = row.getBoundingClientRect();
  const before = left - margin - shown.left;
  const after = right + margin - shown.right;
  if (before < 0) row.scrollBy({ left: before, behavior: 'instant' });
  else if (after > 0) row.scrollBy({ left: after, behavior: 'instant' });
}
