/**
 * Pages that are loaded as documents of their own: their policy lets the payment providers in, and nobody takes that along to
 * another page. `path` with or without its language and query.
 */
export function isOwnDocument(path: string): boolean {
  return /^(?:\/en)?\/(?:checkout|payment-complete)(?:[/?#]|$)/.test(path);
}

/** Whether the page at `href` is loaded as a document from where the browser is: to and from the pages of `isOwnDocument`. */
export function needsDocument(href: string): boolean {
  return isOwnDocument(href) || isOwnDocument(window.location.pathname);
}
