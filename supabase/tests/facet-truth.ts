import { fc } from '../../scripts/test/fast-check.mjs';
import { type TestDatabase } from './engines/engine';

export const vocabulary = {
  category: ['cat-a', 'cat-b', 'cat-c'],
  subject: ['sub-a', 'sub-b'],
  // More values than a filter shows.
  owner: Array.from({ length: 15 }, (_, at) => `own-${String.fromCharCode(97 + at)}`),
  course: ['first-term', 'second-term', 'full-year'],
  level: ['general', 'azhari'],
  availability: ['available', 'out-of-stock'],
  grade: ['1', '2', '3'],
  track: ['scientific', 'mathematics', 'literary'],
  price: ['0-100', '100-200', '200-300', '300-500', '500-'],
} as const;

type Dimension = keyof typeof vocabulary;
export const facetDimensions = Object.keys(vocabulary) as Dimension[];
const mostShown: Partial<Record<Dimension, number>> = { category: 12, subject: 12, owner: 12 };

export interface ModelProduct extends Record<Exclude<Dimension, 'track' | 'price'>, string | null> {
  sku: string;
  name: string;
  published: boolean;
  /** Empty: for every track. */
  tracks: string[];
  /** In pounds. */
  price: number;
}

export type Filters = Partial<Record<Dimension, string>> & { q?: string; sort?: string };

function hasValue(product: ModelProduct, dimension: Dimension, value: string): boolean {
  if (dimension === 'track') return product.tracks.length === 0 || product.tracks.includes(value);
  if (dimension !== 'price') return product[dimension] === value;
  const [from, below] = value.split('-');
  return product.price >= Number(from) && (below === '' || product.price < Number(below));
}

const maybe = (values: readonly string[]) =>
  fc.option(fc.constantFrom(...values), { nil: null, freq: 4 });

export const anyProduct = fc.record({
  name: fc.constantFrom('alpha', 'beta', 'alpha beta', 'beta gamma', 'alpha gamma 3', 'gamma 3'),
  category: fc.constantFrom(...vocabulary.category),
  subject: maybe(vocabulary.subject),
  owner: fc.constantFrom(...vocabulary.owner),
  course: maybe(vocabulary.course),
  level: maybe(vocabulary.level),
  availability: fc.constantFrom(...vocabulary.availability),
  grade: maybe(vocabulary.grade),
  tracks: fc.subarray([...vocabulary.track]),
  price: fc.constantFrom(1, 99.99, 100, 150, 200, 299.5, 300, 499.99, 500, 5_000),
  published: fc.constantFrom(true, true, true, false),
});

export const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    q: fc.constantFrom('alpha', 'beta', 'alpha beta', 'alpha 3', 'gam', 'delta'),
    category: fc.constantFrom(...vocabulary.category, 'unknown'),
    subject: fc.constantFrom(...vocabulary.subject),
    owner: fc.constantFrom(...vocabulary.owner),
    course: fc.constantFrom(...vocabulary.course),
    level: fc.constantFrom(...vocabulary.level),
    availability: fc.constantFrom(...vocabulary.availability),
    grade: fc.constantFrom(...vocabulary.grade),
    track: fc.constantFrom(...vocabulary.track),
    price: fc.constantFrom(...vocabulary.price),
    sort: fc.constantFrom('newest', 'price-asc', 'price-desc'),
  },
  { requiredKeys: [] },
);

function foundBy(products: readonly ModelProduct[], { q = '' }: Filters): ModelProduct[] {
  const words = q.split(' ').filter((word) => word !== '' && !/^\d{1,2}$/.test(word));
  return products.filter(
    ({ name, published }) => published && words.every((word) => name.includes(word)),
  );
}

/** Whether any product, in whatever list, has all words of the query. Without one, a search lists similar products. */
export const hasAllWords = (products: readonly ModelProduct[], filters: Filters): boolean =>
  filters.q === undefined || foundBy(products, filters).length > 0;

/** The expected result, counted product by product. */
export function recount(products: readonly ModelProduct[], filters: Filters) {
  const found = foundBy(products, filters);
  const matching = (without?: Dimension) =>
    found.filter((product) =>
      facetDimensions.every(
        (key) =>
          key === without || filters[key] === undefined || hasValue(product, key, filters[key]),
      ),
    );
  const facets = Object.fromEntries(
    facetDimensions.map((dimension) => {
      const found = matching(dimension);
      const counted = vocabulary[dimension].map((value) => {
        const count = found.filter((product) => hasValue(product, dimension, value)).length;
        return [value, count] as const;
      });
      const shown = counted.filter(([value, count]) => count > 0 || filters[dimension] === value);
      return [dimension, Object.fromEntries(shown)];
    }),
  );
  return { total: matching().length, facets };
}

/** The twelve values of a filter with the most products, the selected one first. */
export function largest(counts: Record<string, number>, dimension: Dimension, filters: Filters) {
  const ordered = Object.entries(counts)
    .map(([value, count]) => ({ count, selected: value === filters[dimension] }))
    .sort((one, other) => Number(other.selected) - Number(one.selected) || other.count - one.count);
  return ordered
    .slice(0, mostShown[dimension])
    .map(({ count }) => count)
    .sort((one, other) => other - one);
}

export async function createVocabulary(database: TestDatabase): Promise<void> {
  const rows = (values: readonly string[]) =>
    values.map((slug) => `('${slug}', 'اسم ${slug}')`).join();
  await database.exec(`
    insert into public.categories (slug, name) values ${rows(vocabulary.category)};
    insert into public.subjects (slug, name) values ${rows(vocabulary.subject)};
    insert into public.owners (slug, name, kind)
      select slug, name, 'author' from (values ${rows(vocabulary.owner)}) as named (slug, name)`);
}

/** Inserts the products, or overwrites those with the same sku. */
export async function write(database: TestDatabase, products: ModelProduct[]): Promise<void> {
  await database.query(
    `insert into public.products (sku, product_name, published, category_id, subject_id, owner_id, term, level, sellable, grade, track_bits, retail_price_pt)
     select sku, model.name, published, category_id, subject_id, owner_id, course, level, availability = 'available', grade,
       (select coalesce(sum(bit), 0) from public.tracks where slug = any (tracks)), round(price * 100)
     from jsonb_to_recordset($1::text::jsonb) as model (sku text, name text, published boolean, category text, subject text, owner text,
       course text, level text, availability text, grade smallint, tracks text[], price numeric)
     join public.categories on categories.slug = category
     join public.owners on owners.slug = owner
     left join public.subjects on subjects.slug = subject
     on conflict (sku) do update set product_name = excluded.product_name, published = excluded.published,
       category_id = excluded.category_id, subject_id = excluded.subject_id, owner_id = excluded.owner_id,
       term = excluded.term, level = excluded.level, sellable = excluded.sellable,
       grade = excluded.grade, track_bits = excluded.track_bits, retail_price_pt = excluded.retail_price_pt`,
    [JSON.stringify(products)],
  );
}
