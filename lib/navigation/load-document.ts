import { beginNavigation } from './pending-navigation';

/** Loads the page at `href` as a document and shows the progress bar in the meantime. */
export function loadDocument(href: string, method: 'push' | 'replace' = 'push'): void {
  const end = beginNavigation(href);
  // The page may be restored from the back/forward cache as it was left.
  window.addEventListener('pageshow', end, { once: true });
  if (method === 'replace') window.location.replace(href);
  else window.location.assign(href);
}
