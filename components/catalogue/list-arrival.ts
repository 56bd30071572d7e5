/** What was left behind, when the page that is shown now is the one that was asked for then. */
export function arrivalFrom<D extends { href: string }>(departure: D | null): D | null {
  if (!departure) return null;
  return new URL(departure.href, window.location.href).href === window.location.href
    ? departure
    : null;
}

/** Whether the shopper has moved on to something that is still there. */
export function isFocusElsewhere(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.getClientRects().length > 0;
}
