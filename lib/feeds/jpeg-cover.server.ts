import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import sharp from 'sharp';
import { allProductsTag, productTag } from '@/lib/catalogue/cache-tags';
import { getProduct } from '@/lib/catalogue/catalogue.server';
import { coverBytes } from '@/lib/seo/cover-bytes.server';
import { coverVersion } from './meta-image';

const largestSide = 1_600;

/** A product's cover as JPEG; null for an unknown SKU or a product without a readable cover. */
export async function jpegCover(
  sku: string,
): Promise<{ jpeg: Uint8Array<ArrayBuffer>; version: string } | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(productTag(sku), allProductsTag);
  const product = await getProduct(sku);
  const bytes = await coverBytes(product?.image_url ?? null);
  if (!product?.image_url || !bytes) return null;
  const jpeg = await sharp(bytes)
    .rotate()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    // JPEG has no transparency.
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { jpeg: new Uint8Array(jpeg), version: coverVersion(product.image_url) };
}
