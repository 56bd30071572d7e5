import type { Locale } from '@/lib/i18n/locale';
import { pageUrl } from '../addresses';

/** One level of the breadcrumb; `path` has no language prefix and is missing for the current page. */
export type Crumb = { name: string; path?: string };

export function breadcrumbNode(locale: Locale, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: pageUrl(locale, path) }),
    })),
  };
}
