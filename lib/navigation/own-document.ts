import { withoutLocale } from '@/lib/i18n/locale';
import { sectionRoute } from '@/lib/routes.mjs';

/** Whether a page is always loaded as a document. `path` with or without its language and query. */
export function isOwnDocument(path: string): boolean {
  return sectionRoute(withoutLocale(path))?.isOwnDocument ?? false;
}

/**
 * Whether the page at `href` must be loaded as a document from the current page: to and from the pages of
 * `isOwnDocument`.
 */
export function needsDocument(href: string): boolean {
  return isOwnDocument(href) || isOwnDocument(window.location.pathname);
}
