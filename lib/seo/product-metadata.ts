import type { Metadata } from 'next';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { brandName } from '@/lib/env/brand';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { productUrl } from './addresses';

/** What a browser itself uses: the tab's title, and the address that it shares. See `productTags` for the rest. */
export function productMetadata(product: LocalizedProduct, locale: Locale): Metadata {
  return {
    title: `${titleOf(product)} | ${brandName(locale)}`,
    alternates: { canonical: productUrl(product, locale) },
  };
}

/** Describes a product that has no description of its own. */
export function productSummary(product: LocalizedProduct, locale: Locale): string {
  const catalogue = getTranslator(locale, 'catalogue');
  return getTranslator(locale, 'seo')('product.description', {
    title: titleOf(product),
    price: formatAmount(product.retail_price, locale),
    availability: catalogue(product.available ? 'available' : 'outOfStock'),
  });
}

/** Its screen brings the title. */
export const productNotFoundMetadata: Metadata = { robots: { index: false, follow: true } };
