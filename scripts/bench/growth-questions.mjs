const list = (args = {}) => ({ rpc: 'shop_catalogue', args });

/** The pages' queries of a catalogue of `size` products: the function and its arguments. */
export function questionsOf(size) {
  return {
    list: list(),
    'second page': list({ p_page: 2 }),
    'deep page, in the middle': list({ p_page: size / 100 }),
    'last page': list({ p_page: size / 50 }),
    category: list({ p_category: 'bench-c-1' }),
    subject: list({ p_subject: 'bench-s-1' }),
    owner: list({ p_owner: 'bench-o-1' }),
    course: list({ p_course: 'first-term' }),
    level: list({ p_level: 'azhari' }),
    grade: list({ p_grade: 3 }),
    track: list({ p_track: 'scientific' }),
    price: list({ p_price: '200-300' }),
    'out of stock': list({ p_availability: 'out-of-stock' }),
    'subject, grade and track': list({ p_subject: 'bench-s-2', p_grade: 3, p_track: 'scientific' }),
    'a rare selection': list({
      p_grade: 1,
      p_track: 'literary',
      p_price: '500-',
      p_level: 'azhari',
    }),
    'sorted by price': list({ p_sort: 'price-asc' }),
    'search of one word': list({ p_q: 'الاحياء' }),
    'search of two words': list({ p_q: 'فيزياء مراجعه' }),
    'total of a list': { rpc: 'shop_list_total', args: { p_grade: 3 } },
    'suggestions for two letters': { rpc: 'shop_suggest', args: { p_q: 'ال' } },
    'suggestions for a word': { rpc: 'shop_suggest', args: { p_q: 'مراجعة نها' } },
    'suggestions for a misspelt word': { rpc: 'shop_suggest', args: { p_q: 'فزياء' } },
    product: { rpc: 'shop_product', args: { p_sku: 'BENCH-777' } },
    directory: { rpc: 'shop_directory', args: {} },
    'directory page': { rpc: 'shop_names', args: { p_kind: 'owners', p_language: 'ar' } },
    'landing page': { rpc: 'shop_landing', args: { p_kind: 'owners', p_slug: 'bench-o-3' } },
    'sitemap of names': { rpc: 'shop_sitemap_names', args: { p_kind: 'owners', p_limit: 200 } },
    'sitemap of products': { rpc: 'shop_sitemap_products', args: {} },
    'sitemap index': { rpc: 'shop_sitemap_files', args: {} },
    'part of a feed': { rpc: 'shop_feed_products', args: {} },
  };
}

/** The requests of the search field while words are typed, letter by letter. */
export const typedSuggestions = [
  'مراجعة نهائية',
  'فزياء',
  'الجبر والتفاضل',
  'book 77',
  'bench',
].flatMap((words) =>
  Array.from({ length: words.length - 1 }, (_, typed) => ({
    rpc: 'shop_suggest',
    args: { p_q: words.slice(0, typed + 2) },
  })),
);

const literal = (value) =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** The same query in SQL, for EXPLAIN. */
export function statementOf({ rpc, args }) {
  const named = Object.entries(args).map(([name, value]) => {
    const cast = name === 'p_grade' ? '::smallint' : '';
    return `${name} => ${literal(value)}${cast}`;
  });
  return `select public.${rpc}(${named.join(', ')})`;
}
