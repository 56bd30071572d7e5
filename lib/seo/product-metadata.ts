import type { Metadata } from 'next';
import { displayTitle, inLocale, type Product } from '@/lib/catalogue/product';
import { brandName } from '@/lib/env/brand';
import { formatAmount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { pageMetadata } from './page-metadata';
import { productShareImage } from './share-image-address';

function keywords(product: Product, locale: Locale): string[] {
  return [
    inLocale(locale, product.product_name, product.name_en),
    inLocale(locale, product.product_owner_name, product.product_owner_name_en),
    inLocale(locale, product.subject_name, product.subject_name_en),
    inLocale(locale, product.category_name, product.category_name_en),
    inLocale(locale, product.term_name, product.term_name_en),
    inLocale(locale, product.level_name, product.level_name_en),
  ].filter((word): word is string => Boolean(word));
}

export function productMetadata(product: Product, locale: Locale): Metadata {
  const title = displayTitle(product, locale);
  const description =
    inLocale(locale, product.description, product.description_en) ??
    getTranslator(locale, 'seo')('product.description', {
      title,
      price: formatAmount(product.retail_price, locale),
      availability: getTranslator(
        locale,
        'catalogue',
      )(product.available ? 'available' : 'outOfStock'),
    });
  const metadata = pageMetadata(
    { locale, path: `/product/${product.sku}`, hasEnglish: product.name_en !== null },
    { title, description },
    { image: productShareImage(product, locale, title), type: 'product' },
  );
  return {
    ...metadata,
    title: `${title} | ${brandName(locale)}`,
    keywords: keywords(product, locale),
  };
}

export function productNotFoundMetadata(locale: Locale): Metadata {
  return {
    title: `${getTranslator(locale, 'seo')('productNotFound')} | ${brandName(locale)}`,
    robots: { index: false, follow: true },
  };
}
