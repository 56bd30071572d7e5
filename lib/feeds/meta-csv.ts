import type { Locale } from '@/lib/i18n/locale';
import { jpegAddress } from '@/lib/seo/jpeg-address';
import { metaAvailability } from '@/lib/seo/product-metadata';
import type { FeedItem } from './feed-item';
import { booksCategory } from './google-xml';

const productColumns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'google_product_category',
  'product_type',
  'shipping',
  'custom_label_0',
  'custom_label_1',
  'custom_label_2',
  'custom_label_3',
] as const;

/**
 * In a Meta catalogue the second language is a language feed: the same ids with the texts of that language. It must not
 * contain prices or availability.
 */
const languageColumns = ['id', 'override', 'title', 'description', 'link', 'brand'] as const;

/** A cell as defined by RFC 4180. Not escaped against spreadsheet formulas: only programs read the file. */
const cell = (text: string | null) =>
  text === null ? '' : /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const row = (cells: readonly (string | null)[]) => `${cells.map(cell).join(',')}\r\n`;

export const metaHead = (locale: Locale) => row(locale === 'ar' ? productColumns : languageColumns);

/** One row for Meta's catalogue (Facebook and Instagram). */
export function metaRow(item: FeedItem, locale: Locale): string {
  if (locale !== 'ar')
    return row([item.sku, 'en_XX', item.title, item.description, item.link, item.brand]);
  return row([
    item.sku,
    item.title,
    item.description,
    metaAvailability(item.available),
    'new',
    item.price,
    item.link,
    jpegAddress(item.sku, item.image_url),
    // Meta separates addresses by commas.
    item.pictures
      .map(({ image_url }) => jpegAddress(item.sku, image_url).replaceAll(',', '%2C'))
      .join(','),
    item.brand,
    item.gtin,
    booksCategory,
    item.productType,
    // Country, region, service and price.
    item.shipping && `EG:::${item.shipping}`,
    ...item.labels,
  ]);
}
