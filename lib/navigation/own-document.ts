/**
 * Pages that are always loaded as documents: their policy allows the payment providers, and other pages must not
 * inherit it. `path` with or without its language and query.
 */
export function isOwnDocument(path: string): boolean {
  return /^(?:\/en)?\/(?:checkout|payment-complete)(?:[/?#]|$)/.test(path);
}

/**
 * Whether the page at `href` must be loaded as a document from the current page: to and from the pages of
 * `isOwnDocument`.
 */
export function needsDocument(href: string): boolean {
  return isOwnDocument(href) || isOwnDocument(window.location.pathname);
}
