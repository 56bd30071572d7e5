import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { joinTitle } from './join-title';
import { inLocale, type Product } from './product';

/** A product in one language, as used by its page, its link preview and its structured data. */
export type LocalizedProduct = Pick<
  Product,
  | 'product_id'
  | 'sku'
  | 'retail_price'
  | 'available'
  | 'image_url'
  | 'pictures'
  | 'description'
  | 'notes'
  | 'isbn'
  | 'pages'
  | 'edition_year'
  | 'updated_at'
> & {
  name: string;
  owner: { name: string; slug: string; kind: Product['product_owner_kind'] };
  category: { name: string; slug: string };
  subject: { name: string; slug: string } | null;
  /** The grade's name, not its number. */
  grade: string | null;
  term: string | null;
  specifications: [name: string, value: string][];
  /** Whether there is an English page in addition to the Arabic one. */
  has_english: boolean;
};

export function localizeProduct(product: Product, locale: Locale): LocalizedProduct {
  const { product_id, sku, retail_price, available, image_url, pictures, grade } = product;
  const { isbn, pages, edition_year, updated_at, subject_slug } = product;
  const subject = inLocale(locale, product.subject_name, product.subject_name_en);
  return {
    product_id,
    sku,
    name: inLocale(locale, product.product_name, product.name_en),
    owner: {
      name: inLocale(locale, product.product_owner_name, product.product_owner_name_en),
      slug: product.product_owner_slug,
      kind: product.product_owner_kind,
    },
    category: {
      name: inLocale(locale, product.category_name, product.category_name_en),
      slug: product.category_slug,
    },
    subject: subject && subject_slug ? { name: subject, slug: subject_slug } : null,
    grade: grade && getTranslator(locale, 'catalogue')(`grade.${grade}`),
    term: inLocale(locale, product.term_name, product.term_name_en),
    retail_price,
    available,
    image_url,
    pictures,
    description: inLocale(locale, product.description, product.description_en),
    notes: inLocale(locale, product.notes, product.notes_en),
    isbn,
    pages,
    edition_year,
    specifications: product.specifications.map((specification) => [
      inLocale(locale, specification.spec_name, specification.spec_name_en),
      inLocale(locale, specification.spec_value, specification.spec_value_en),
    ]),
    has_english: product.name_en !== null,
    updated_at,
  };
}

export function titleOf({ name, owner, subject, sku }: LocalizedProduct): string {
  return joinTitle([name, owner.name, subject?.name], sku);
}

/** The book's own name, without its owner and subject. */
export function bookNameOf({ name, sku }: LocalizedProduct): string {
  return joinTitle([name], sku);
}
