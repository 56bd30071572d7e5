import { brandName } from '@/lib/env/brand';
import { escapeMarkup } from '@/lib/escape';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { handlingDays, transitDays } from '@/lib/policies/policies';
import { pageUrl } from '@/lib/seo/addresses';
import type { FeedItem } from './feed-item';

/** Media > Books in Google's product taxonomy, which Meta also uses. */
export const booksCategory = '784';

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
const optional = (name: string, text: string | null) => (text === null ? '' : element(name, text));

export function googleHead(locale: Locale): string {
  const about = [
    element('title', brandName(locale)),
    element('link', pageUrl(locale, '/shop')),
    element('description', getTranslator(locale, 'seo')('shop.description')),
    element('language', locale),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${about.join('')}\n`;
}

export const googleFoot = '</channel></rss>\n';

function shippingElement(price: string | null): string {
  if (price === null) return '';
  const parts = [
    element('g:country', 'EG'),
    element('g:price', price),
    element('g:min_handling_time', String(handlingDays.from)),
    element('g:max_handling_time', String(handlingDays.to)),
    element('g:min_transit_time', String(transitDays.from)),
    element('g:max_transit_time', String(transitDays.to)),
  ];
  return `<g:shipping>${parts.join('')}</g:shipping>`;
}

const detailElement = ([name, value]: FeedItem['details'][number]) =>
  `<g:product_detail>${element('g:attribute_name', name)}${element('g:attribute_value', value)}</g:product_detail>`;

/** One `<item>` for Google Merchant Center, RSS 2.0. */
export function googleItem(item: FeedItem): string {
  const parts = [
    element('g:id', item.sku),
    element('title', item.title),
    element('description', item.description),
    element('link', item.link),
    element('g:image_link', item.image),
    ...item.pictures.map(({ image }) => element('g:additional_image_link', image)),
    element('g:availability', item.available ? 'in_stock' : 'out_of_stock'),
    element('g:price', item.price),
    element('g:condition', 'new'),
    element('g:brand', item.brand),
    optional('g:gtin', item.gtin),
    element('g:identifier_exists', item.gtin ? 'yes' : 'no'),
    element('g:google_product_category', booksCategory),
    element('g:product_type', item.productType),
    shippingElement(item.shipping),
    ...item.labels.map((label, number) => optional(`g:custom_label_${number}`, label)),
    ...item.details.map(detailElement),
  ];
  return `<item>${parts.join('')}</item>\n`;
}
