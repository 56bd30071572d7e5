/**
 * After a line was removed: the focus goes to the line that took its place, or to the way on when it was the last.
 * `place`: the part of the page that holds the cart, marked `data-cart-place`.
 */
export function focusNearLine(place: Element, index: number): void {
  const lines = place.querySelectorAll<HTMLElement>('[data-remove]');
  const next =
    lines[Math.min(index, lines.length - 1)] ?? place.querySelector<HTMLElement>('a, button');
  next?.focus();
}
