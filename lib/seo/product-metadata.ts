import type { Metadata } from 'next';
import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { brandName } from '@/lib/env/brand';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { languageAlternates, productUrl } from './addresses';
import { jpegAddress } from './jpeg-address';
import { previewTags, previewWords } from './preview';
import { currency, priceText } from './product-facts';
import { productShareImage } from './share-image-address';

const mostOtherImages = 2;

/** Metadata of a product page, except what `productProperties` provides. */
export function productMetadata(product: LocalizedProduct, locale: Locale): Metadata {
  const name = titleOf(product);
  const { title, description } = previewWords({
    title: name,
    description: product.description ?? productSummary(product, locale),
  });
  const canonical = productUrl(product, locale);
  const image = productShareImage(product, locale, name);
  // The cover is part of the share image.
  const otherImages = product.pictures
    .slice(0, mostOtherImages)
    .map((picture) => jpegAddress(product.sku, picture));
  return {
    title: `${name} | ${brandName(locale)}`,
    description,
    keywords: keywordsOf(product),
    alternates: {
      canonical,
      languages: languageAlternates(`/product/${product.sku}`, product.has_english),
    },
    ...previewTags(locale, { title, description, url: canonical, image, otherImages }),
  };
}

/**
 * Meta's product tags. The Metadata API of Next.js has no product type and writes unknown properties as `name`, while
 * Meta reads `property`.
 */
export function productProperties(product: LocalizedProduct): Record<string, string> {
  return {
    'og:type': 'product',
    'product:price:amount': priceText(product.retail_price),
    'product:price:currency': currency,
    'product:availability': metaAvailability(product.available),
    'product:condition': 'new',
    'product:retailer_item_id': product.sku,
  };
}

/** In Meta's terms. */
export const metaAvailability = (available: boolean) => (available ? 'in stock' : 'out of stock');

function keywordsOf({ name, owner, subject, category }: LocalizedProduct): string[] {
  return [name, owner.name, subject?.name, category.name].filter((word) => word !== undefined);
}

/** A generated description for a product without one. */
export function productSummary(product: LocalizedProduct, locale: Locale): string {
  const catalogue = getTranslator(locale, 'catalogue');
  return getTranslator(locale, 'seo')('product.description', {
    title: titleOf(product),
    price: formatPrice(product.retail_price, locale),
    availability: catalogue(product.available ? 'available' : 'outOfStock'),
  });
}

/** The component renders the title. */
export const productNotFoundMetadata: Metadata = { robots: { index: false, follow: true } };
