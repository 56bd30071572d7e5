import {
  catalogueHref,
  landingPath,
  type CatalogueFilters,
  type LandingKind,
} from '@/lib/catalogue/filters';
import { inLocale } from '@/lib/catalogue/product';
import type { SuggestionsAnswer } from '@/lib/catalogue/suggestions';
import { type Locale } from '@/lib/i18n/locale';

type SuggestedBook = {
  title: string;
  owner: string;
  retail_price: number;
  available: boolean;
  image_url: string | null;
};

/** `key` stays the same when an answer is refreshed. */
export type SuggestOption = { key: string; href: string } & (
  | { kind: 'query' | 'all'; query: string }
  | { kind: 'subject' | 'owner'; name: string }
  | { kind: 'book'; book: SuggestedBook }
);

export type SuggestGroup = {
  name: 'queries' | 'books' | 'subjects' | 'owners' | 'all';
  options: SuggestOption[];
};

/**
 * An answer as links in the page's language, with the search itself as the last one. Empty if there is nothing to
 * offer.
 */
export function suggestGroups(
  answer: SuggestionsAnswer,
  locale: Locale,
  typed: string,
  filters: CatalogueFilters,
): SuggestGroup[] {
  const search = (q: string) => catalogueHref({ ...filters, q, page: 1 });
  const landing =
    (kind: LandingKind & ('subject' | 'owner')) =>
    ({ slug, name, name_en }: SuggestionsAnswer['subjects'][number]): SuggestOption => ({
      kind,
      key: `${kind}-${slug}`,
      href: landingPath(kind, slug),
      name: inLocale(locale, name, name_en),
    });
  const groups: SuggestGroup[] = [
    {
      name: 'queries',
      options: answer.queries
        .filter((query) => query !== typed)
        .map((query) => ({ kind: 'query', key: `query-${query}`, href: search(query), query })),
    },
    {
      name: 'books',
      options: answer.products.map((product) => ({
        kind: 'book',
        key: `book-${product.sku}`,
        href: `/product/${product.sku}`,
        book: {
          title: inLocale(locale, product.product_name, product.name_en),
          owner: inLocale(locale, product.product_owner_name, product.product_owner_name_en),
          retail_price: product.retail_price,
          available: product.available,
          image_url: product.image_url,
        },
      })),
    },
    { name: 'subjects', options: answer.subjects.map(landing('subject')) },
    { name: 'owners', options: answer.owners.map(landing('owner')) },
  ];
  const offered = groups.filter(({ options }) => options.length > 0);
  if (offered.length === 0) return [];
  return [
    ...offered,
    { name: 'all', options: [{ kind: 'all', key: 'all', href: search(typed), query: typed }] },
  ];
}
