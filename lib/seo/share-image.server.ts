import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { allProductsTag, productTag } from '@/lib/catalogue/cache-tags';
import { getProduct } from '@/lib/catalogue/catalogue.server';
import { inLocale } from '@/lib/catalogue/product';
import { brandName } from '@/lib/env/brand';
import { formatPrice } from '@/lib/i18n/format';
import { directionOf, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { renderBrandShareImage, renderShareImage } from '@/lib/share-image/share-image';
import { coverBytes } from './cover-bytes.server';
import { shareImageVersion } from './share-image-address';

type SharePicture = { jpeg: Uint8Array; version: string };

/** The current preview image of a product; null for an unknown SKU. */
export async function productSharePicture(
  sku: string,
  locale: Locale,
): Promise<SharePicture | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(productTag(sku), allProductsTag);
  const product = await getProduct(sku);
  if (!product) return null;
  const jpeg = await renderShareImage({
    title: inLocale(locale, product.product_name, product.name_en),
    subtitle: inLocale(locale, product.product_owner_name, product.product_owner_name_en),
    price: formatPrice(product.retail_price, locale),
    brand: brandName(locale),
    cover: await coverBytes(product.image_url),
    direction: directionOf(locale),
  });
  return { jpeg: new Uint8Array(jpeg), version: shareImageVersion(product.updated_at) };
}

/** The preview image of all pages without a product. */
export async function brandSharePicture(locale: Locale): Promise<Uint8Array> {
  'use cache';
  cacheLife('max');
  const t = getTranslator(locale, 'footer');
  const jpeg = await renderBrandShareImage({
    brand: brandName(locale),
    title: t('tagline'),
    subtitle: t('taglineText'),
    direction: directionOf(locale),
  });
  return new Uint8Array(jpeg);
}
