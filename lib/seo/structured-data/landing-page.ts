import { landingPaths } from '@/lib/catalogue/filters';
import { inLocale } from '@/lib/catalogue/product';
import type { Landing } from '@/lib/catalogue/landing';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { breadcrumbNode } from './breadcrumbs';

/** The nodes of a category's, subject's or owner's page. */
export function landingPageNodes(locale: Locale, { kind, entry }: Pick<Landing, 'kind' | 'entry'>) {
  const { name, name_en } = entry;
  const home = { name: getTranslator(locale, 'product')('home'), path: '/shop' };
  const title = getTranslator(locale, 'seo')(`${kind}.title`, {
    name: inLocale(locale, name, name_en),
  });
  const directory = {
    name: getTranslator(locale, 'directory')(`${kind}.title`),
    path: `/${landingPaths[kind]}`,
  };
  return [breadcrumbNode(locale, [home, directory, { name: title }])];
}
