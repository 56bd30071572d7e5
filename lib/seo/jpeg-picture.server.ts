import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import sharp from 'sharp';
import { allProductsTag, productTag } from '@/lib/catalogue/cache-tags';
import { getProduct } from '@/lib/catalogue/catalogue.server';
import { coverBytes } from './cover-bytes.server';
import { pictureVersion } from './jpeg-address';

const largestSide = 1_600;

async function convert(sku: string, imageUrl: string): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(productTag(sku), allProductsTag);
  const bytes = await coverBytes(imageUrl);
  if (!bytes) return null;
  const jpeg = await sharp(bytes)
    .rotate()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    // JPEG has no transparency.
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/**
 * A product's cover or further picture as JPEG, by the version in its address; null for an unknown SKU, for a version
 * that matches none of the product's pictures, and for a picture that cannot be read.
 */
export async function jpegPicture(
  sku: string,
  version: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const product = await getProduct(sku);
  const pictures = product ? [product.image_url, ...product.pictures] : [];
  const imageUrl = pictures.find((address) => address && pictureVersion(address) === version);
  return imageUrl ? convert(sku, imageUrl) : null;
}
