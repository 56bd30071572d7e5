import { joinTitle } from './join-title';
import type { Product } from './product';

/** A product in one language: what its page, its link preview and its structured data say, and nothing else. */
export type LocalizedProduct = Pick<
  Product,
  | 'product_id'
  | 'sku'
  | 'retail_price'
  | 'available'
  | 'image_url'
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
  /** Its name, not its number. */
  grade: string | null;
  specifications: [name: string, value: string][];
  /** Whether there is an English page beside the Arabic one. */
  has_english: boolean;
};

export function titleOf({ name, owner, subject, sku }: LocalizedProduct): string {
  return joinTitle([name, owner.name, subject?.name], sku);
}
