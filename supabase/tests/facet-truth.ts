import fc from 'fast-check';
import { type TestDatabase } from './engines/engine';

export const vocabulary = {
  category: ['cat-a', 'cat-b', 'cat-c'],
  subject: ['sub-a', 'sub-b'],
  owner: ['own-a', 'own-b', 'own-c'],
  course: ['first-term', 'second-term', 'full-year'],
  level: ['general', 'azhari'],
  availability: ['available', 'out-of-stock'],
} as const;

type Dimension = keyof typeof vocabulary;
export const facetDimensions = ['category', 'course', 'level', 'owner', 'availability'] as const;

export interface ModelProduct extends Record<Dimension, string | null> {
  sku: string;
  name: string;
  published: boolean;
}

export type Filters = Partial<Record<Dimension, string>> & { q?: string };

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

/** The truth, counted product by product. */
export function recount(products: readonly ModelProduct[], filters: Filters) {
  const found = foundBy(products, filters);
  const matching = (without?: Dimension) =>
    found.filter((product) =>
      (Object.keys(vocabulary) as Dimension[]).every(
        (key) => key === without || filters[key] === undefined || product[key] === filters[key],
      ),
    );
  const facets = Object.fromEntries(
    facetDimensions.map((dimension) => {
      const counted = vocabulary[dimension].map((value) => {
        const count = matching(dimension).filter((product) => product[dimension] === value).length;
        return [value, count] as const;
      });
      const shown = counted.filter(([value, count]) => count > 0 || filters[dimension] === value);
      return [dimension, Object.fromEntries(shown)];
    }),
  );
  return { total: matching().length, facets };
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

/** Writes the products, or over those with the same sku. */
export async function write(database: TestDatabase, products: ModelProduct[]): Promise<void> {
  await database.query(
    `insert into public.products (sku, product_name, published, category_id, subject_id, owner_id, term, level, sellable, retail_price_pt)
     select sku, model.name, published, category_id, subject_id, owner_id, course, level, availability = 'available', 100
     from jsonb_to_recordset($1::text::jsonb) as model (sku text, name text, published boolean, category text, subject text, owner text,
       course text, level text, availability text)
     join public.categories on categories.slug = category
     join public.owners on owners.slug = owner
     left join public.subjects on subjects.slug = subject
     on conflict (sku) do update set product_name = excluded.product_name, published = excluded.published,
       category_id = excluded.category_id, subject_id = excluded.subject_id, owner_id = excluded.owner_id,
       term = excluded.term, level = excluded.level, sellable = excluded.sellable`,
    [JSON.stringify(products)],
  );
}
