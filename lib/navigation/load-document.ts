import { beginNavigation } from './pending-navigation';

/** Loads the page at `href` as a document, and shows until then that it is on its way. */
export function loadDocument(href: string, method: 'push' | 'replace' = 'push'): void {
  const end = beginNavigation(href);
  // Whoever comes back may find this page as it was left.
  window.addEventListener('pageshow', end, { once: true });
  if (method === 'replace') window.location.replace(href);
  else window.location.assign(href);
}
