import type { Metadata } from 'next';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { brandName } from '@/lib/env/brand';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { languageAlternates, productUrl } from './addresses';
import { previewTags, previewWords } from './preview';
import { productShareImage } from './share-image-address';

/** A product's page for search engines and link previews, but for what `productProperties` says. */
export function productMetadata(product: LocalizedProduct, locale: Locale): Metadata {
  const name = titleOf(product);
  const { title, description } = previewWords({
    title: name,
    description: product.description ?? productSummary(product, locale),
  });
  const canonical = productUrl(product, locale);
  const image = productShareImage(product, locale, name);
  return {
    title: `${name} | ${brandName(locale)}`,
    description,
    keywords: keywordsOf(product),
    alternates: {
      canonical,
      languages: languageAlternates(`/product/${product.sku}`, product.has_english),
    },
    ...previewTags(locale, { title, description, url: canonical, image }),
  };
}

/**
 * The tags of Meta's catalogues. Next's metadata know no `og:type` of a product, and write whatever else they do not know as
 * `name`, where these are read by `property`.
 */
export function productProperties(product: LocalizedProduct): Record<string, string> {
  return {
    'og:type': 'product',
    'product:price:amount': product.retail_price.toFixed(2),
    'product:price:currency': 'EGP',
    'product:availability': product.available ? 'in stock' : 'out of stock',
    'product:condition': 'new',
    'product:retailer_item_id': product.sku,
  };
}

function keywordsOf({ name, owner, subject, category }: LocalizedProduct): string[] {
  return [name, owner.name, subject?.name, category.name].filter((word) => word !== undefined);
}

/** Describes a product that has no description of its own. */
function productSummary(product: LocalizedProduct, locale: Locale): string {
  const catalogue = getTranslator(locale, 'catalogue');
  return getTranslator(locale, 'seo')('product.description', {
    title: titleOf(product),
    price: formatAmount(product.retail_price, locale),
    availability: catalogue(product.available ? 'available' : 'outOfStock'),
  });
}

/** Its screen brings the title. */
export const productNotFoundMetadata: Metadata = { robots: { index: false, follow: true } };
