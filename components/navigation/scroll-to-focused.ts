import type { FocusEvent } from 'react';

const margin = 8;

/**
 * For a row that scrolls sideways: shows the whole of what the keyboard leads to, which browsers do not if a part of it
 * is in sight. `scrollIntoView` would move the page as well. What a finger presses must not move below it.
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
