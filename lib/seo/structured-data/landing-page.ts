import { inLocale } from '@/lib/catalogue/product';
import type { LandingKind } from '@/lib/catalogue/filters';
import type { LandingEntry } from '@/lib/catalogue/listing';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { breadcrumbNode } from './breadcrumbs';

/** The nodes of a category's, subject's or owner's page: none where there is no such page. */
export function landingPageNodes(
  locale: Locale,
  kind: LandingKind,
  landing: { entry: LandingEntry } | null,
) {
  if (!landing) return [];
  const { name, name_en } = landing.entry;
  const home = { name: getTranslator(locale, 'product')('home'), path: '/shop' };
  const title = getTranslator(locale, 'seo')(`${kind}.title`, {
    name: inLocale(locale, name, name_en),
  });
  return [breadcrumbNode(locale, [home, { name: title }])];
}
