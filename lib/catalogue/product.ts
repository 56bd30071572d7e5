import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locale';
import type { Database } from '@/supabase/functions/_shared/contracts/database';
import { joinTitle, knownParts } from './join-title';

export const ownerKinds = ['author', 'teacher', 'publisher'] as const;

/** A field that the view does not have is a compile error. */
type ViewFields = Partial<
  Record<keyof Database['public']['Views']['shop_products_view']['Row'], z.ZodMiniType>
>;

/** What a product card shows; some columns of the product view. `retail_price` is in pounds. */
export const catalogueProductSchema = z.object({
  product_id: z.uuid(),
  sku: z.string(),
  product_name: z.string(),
  name_en: z.nullable(z.string()),
  product_owner_name: z.string(),
  product_owner_name_en: z.nullable(z.string()),
  product_owner_slug: z.string(),
  category_name: z.string(),
  category_name_en: z.nullable(z.string()),
  category_slug: z.string(),
  subject_name: z.nullable(z.string()),
  subject_name_en: z.nullable(z.string()),
  subject_slug: z.nullable(z.string()),
  grade: z.nullable(z.literal([1, 2, 3])),
  retail_price: z.number().check(z.positive()),
  available: z.boolean(),
  image_url: z.nullable(z.string()),
  updated_at: z.string(),
} satisfies ViewFields);
export type CatalogueProduct = z.infer<typeof catalogueProductSchema>;

const specificationSchema = z.object({
  spec_name: z.string(),
  spec_value: z.string(),
  spec_name_en: z.nullable(z.string()),
  spec_value_en: z.nullable(z.string()),
});

/** One row of `shop_products_view`. */
export const productSchema = z.extend(catalogueProductSchema, {
  product_owner_kind: z.enum(ownerKinds),
  term: z.nullable(z.string()),
  term_name: z.nullable(z.string()),
  term_name_en: z.nullable(z.string()),
  level: z.nullable(z.string()),
  level_name: z.nullable(z.string()),
  level_name_en: z.nullable(z.string()),
  description: z.nullable(z.string()),
  description_en: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  notes_en: z.nullable(z.string()),
  created_at: z.string(),
  isbn: z.nullable(z.string()),
  pages: z.nullable(z.int()),
  edition_year: z.nullable(z.int()),
  specifications: z.array(specificationSchema),
  /** URLs of pictures of the inside, in order; the cover is not among them. */
  pictures: z.array(z.string()),
} satisfies ViewFields);
export type Product = z.infer<typeof productSchema>;

/** The data of a product page, as returned by `shop_product`. */
export const productWithRelatedSchema = z.object({
  product: productSchema,
  /** A few similar products, available ones first. */
  related: z.array(catalogueProductSchema),
});
export type ProductWithRelated = z.infer<typeof productWithRelatedSchema>;

/** The text in a language. Falls back to Arabic if the product has no English text. */
export function inLocale(locale: Locale, arabic: string, english: string | null): string;
export function inLocale(
  locale: Locale,
  arabic: string | null,
  english: string | null,
): string | null;
export function inLocale(locale: Locale, arabic: string | null, english: string | null) {
  return locale === 'en' && english ? english : arabic;
}

type Titled = Pick<
  CatalogueProduct,
  | 'sku'
  | 'product_name'
  | 'name_en'
  | 'product_owner_name'
  | 'product_owner_name_en'
  | 'subject_name'
  | 'subject_name_en'
>;

/** The parts of a title in the page's language; see `joinTitle`. */
export function titleParts(product: Titled, locale: Locale): string[] {
  const parts = [
    inLocale(locale, product.product_name, product.name_en),
    inLocale(locale, product.product_owner_name, product.product_owner_name_en),
    inLocale(locale, product.subject_name, product.subject_name_en),
  ];
  return knownParts(parts, product.sku);
}

/** The book's own name, without its owner and subject. */
export function nameIn(product: Titled, locale: Locale): string {
  return joinTitle([inLocale(locale, product.product_name, product.name_en)], product.sku);
}

export function displayTitle(product: Titled, locale: Locale): string {
  return joinTitle(titleParts(product, locale), product.sku);
}
