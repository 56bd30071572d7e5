import { localizeProduct } from '@/lib/catalogue/localized-product';
import type { Locale } from '@/lib/i18n/locale';
import { pounds } from '@/lib/money';
import { absoluteUrl } from '@/lib/seo/addresses';
import { clip } from '@/lib/seo/clip';
import { priceText, productFacts } from '@/lib/seo/product-facts';
import { productSummary } from '@/lib/seo/product-metadata';
import type { FeedProduct } from './queries';

/**
 * The limits of Google Merchant Center, in characters. Meta's are the same or wider, so one text serves both:
 * https://support.google.com/merchants/answer/7052112
 */
const longest = { title: 150, description: 5_000, brand: 70, productType: 750, label: 100 };

/** As many as Google accepts in addition to the cover; Meta accepts twice as many. */
const mostPictures = 10;

/** Control characters and halves of surrogate pairs, which XML forbids, become spaces. */
const forbidden = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const line = (text: string, length: number) => clip(text.replace(forbidden, ' '), length);

/** One product of a feed. Texts are on one line and no longer than allowed; addresses are absolute. */
export type FeedItem = {
  sku: string;
  title: string;
  description: string;
  link: string;
  image: string;
  /** The path or URL in the catalogue. */
  image_url: string;
  /** Further pictures, in order, also as paths or URLs. */
  pictures: { image: string; image_url: string }[];
  available: boolean;
  /** `345.00 EGP` */
  price: string;
  /** The charge for delivering one copy, `65.00 EGP`. It may be stated too high, but not too low. */
  shipping: string | null;
  brand: string;
  gtin: string | null;
  productType: string;
  /** Grade, subject, level and term, the same in both languages, for the shopkeeper's campaigns. */
  labels: (string | null)[];
  details: [name: string, value: string][];
};

function labelsOf({ grade, subject_slug, level, term }: FeedProduct): (string | null)[] {
  const labels = [grade && `grade-${grade}`, subject_slug, level, term];
  return labels.map((label) => (label ? line(label, longest.label) : null));
}

/**
 * A product in the feed of a language. Null for a product without a picture, which both Google and Meta require. Text
 * in the other language is not used: a product without a description in this language gets a generated sentence.
 */
export function feedItem(product: FeedProduct, locale: Locale): FeedItem | null {
  const localized = localizeProduct(product, locale);
  const { title, url, image, isbn, price, currency, available } = productFacts(localized, locale);
  if (!image || !localized.image_url) return null;
  const { category, subject, owner } = localized;
  const description = locale === 'en' ? product.description_en : product.description;
  return {
    sku: product.sku,
    title: line(title, longest.title),
    description:
      line(description ?? '', longest.description) ||
      line(productSummary(localized, locale), longest.description),
    link: url,
    image,
    image_url: localized.image_url,
    pictures: localized.pictures
      .slice(0, mostPictures)
      .map((image_url) => ({ image: absoluteUrl(image_url), image_url })),
    available,
    price: `${price} ${currency}`,
    shipping:
      product.charge_pt === null ? null : `${priceText(pounds(product.charge_pt))} ${currency}`,
    brand: line(owner.name, longest.brand),
    gtin: isbn,
    productType: line(
      [category.name, subject?.name].filter(Boolean).join(' > '),
      longest.productType,
    ),
    labels: labelsOf(product),
    details: localized.specifications.map(([name, value]) => [line(name, 140), line(value, 1_000)]),
  };
}
