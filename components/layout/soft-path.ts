/** Documents of their own: their policy lets the payment providers in, and nobody takes that along to another page. */
const ownDocument = /^(?:\/en)?\/(?:checkout|payment-complete)(?:\/|$)/;

/** The file that a path names, if any: only pages can be asked for without loading a document. */
const file = /\.[^/]*$/;

/**
 * Where a click leads within the shop without loading a new document; undefined when it is the browser's to follow: to
 * another tab, place, language or a part of the same page, and where a link says `data-reload`.
 */
export function softPath(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hreflang || 'reload' in link.dataset) return;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin || file.test(pathname)) return;
  if (hash && pathname + search === window.location.pathname + window.location.search) return;
  if (ownDocument.test(pathname) || ownDocument.test(window.location.pathname)) return;
  return pathname + search + hash;
}
