import { titleOf, type LocalizedProduct } from '@/lib/catalogue/localized-product';
import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { productUrl } from './addresses';
import { previewWords, openGraphLocale } from './preview';
import { productShareImage } from './share-image-address';

type Tag = { name: string; content: string } | { property: string; content: string };

function keywords({ name, owner, subject, category }: LocalizedProduct): string {
  return [name, owner.name, subject?.name, category.name].filter(Boolean).join();
}

/** The tags of a product's page for search engines and link previews, and for nobody else. */
export function productTags(product: LocalizedProduct, locale: Locale, description: string): Tag[] {
  const words = previewWords({ title: titleOf(product), description });
  const image = productShareImage(product, locale, titleOf(product));
  const property = (property: string, content: string | number) => ({
    property,
    content: String(content),
  });
  return [
    { name: 'description', content: words.description },
    { name: 'keywords', content: keywords(product) },
    // Next knows no `product`, nor the tags that belong to it.
    property('og:type', 'product'),
    property('og:title', words.title),
    property('og:description', words.description),
    property('og:url', productUrl(product, locale)),
    property('og:site_name', brandName(locale)),
    property('og:locale', openGraphLocale[locale]),
    property('og:locale:alternate', openGraphLocale[locale === 'ar' ? 'en' : 'ar']),
    property('og:image', image.url),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', image.width),
    property('og:image:height', image.height),
    property('og:image:alt', image.alt),
    property('product:price:amount', product.retail_price.toFixed(2)),
    property('product:price:currency', 'EGP'),
    property('product:availability', product.available ? 'in stock' : 'out of stock'),
    property('product:condition', 'new'),
    property('product:retailer_item_id', product.sku),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: words.title },
    { name: 'twitter:description', content: words.description },
    { name: 'twitter:image', content: image.url },
  ];
}
