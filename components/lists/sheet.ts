export const wideEnoughForColumn = '(min-width: 64rem)';

/** Whether the browser has popovers; in others the filters stand in the page. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** The open sheet that contains an element. */
export const sheetAround = (element: Element): HTMLElement | null =>
  hasPopovers() ? element.closest<HTMLElement>('[data-slot=filter-sheet]:popover-open') : null;

/** Makes everything but an element and its ancestors inert. Returns a function that undoes it. */
export function makeRestInert(element: HTMLElement): () => void {
  const rest: HTMLElement[] = [];
  for (
    let each = element;
    each.parentElement && each !== document.body;
    each = each.parentElement
  ) {
    for (const sibling of each.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== each && !sibling.inert) rest.push(sibling);
    }
  }
  for (const each of rest) each.inert = true;
  return () => {
    for (const each of rest) each.inert = false;
  };
}
