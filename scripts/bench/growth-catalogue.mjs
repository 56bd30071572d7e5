/**
 * Categories, subjects and owners of the generated catalogue: 12, 40 and 200, independent of the number of products.
 */
const vocabulary = `
insert into public.categories (slug, name, position)
  select 'bench-c' || n, 'قسم ' || n, n from generate_series(1, 12) as n;
insert into public.subjects (slug, name, position)
  select 'bench-s' || n, 'مادة ' || n, n from generate_series(1, 40) as n;
insert into public.owners (slug, name, kind)
  select 'bench-o' || n, 'مؤلف ' || n, (array['author', 'teacher', 'publisher'])[1 + n % 3] from generate_series(1, 200) as n;
`;

// Names of three words out of 30, so that a search matches the same share of any catalogue; one rare word is in ten
// products.
const products = `
with words as (select array['الأحياء', 'الفيزياء', 'الكيمياء', 'مراجعة', 'نهائية', 'بنك', 'أسئلة', 'تدريبات', 'ملخص', 'شرح',
  'الجبر', 'التفاضل', 'التكامل', 'الاستاتيكا', 'التاريخ', 'الجغرافيا', 'الفلسفة', 'النحو', 'البلاغة', 'الأدب',
  'الترم', 'الأول', 'الثاني', 'نماذج', 'امتحانات', 'محلولة', 'ورقة', 'واحدة', 'كتاب', 'مذكرة'] as list)
insert into public.products (sku, product_name, name_en, description, category_id, subject_id, owner_id, term, level, grade, retail_price_pt, created_at)
select 'BENCH-' || n,
  concat_ws(' ', list[1 + n % 30], list[1 + (n / 30) % 30], list[1 + (n / 900) % 30], n),
  'Book ' || n,
  repeat('وصف الكتاب رقم ' || n || E'\\n', 6),
  (select category_id from public.categories where slug = 'bench-c' || (1 + n % 12)),
  (select subject_id from public.subjects where slug = 'bench-s' || (1 + n % 40)),
  (select owner_id from public.owners where slug = 'bench-o' || (1 + n % 200)),
  (array['first-term', 'second-term', 'full-year'])[1 + n % 3],
  (array['general', 'azhari'])[1 + n % 2],
  1 + n % 3, 5000 + n % 20000, now() - make_interval(mins => n)
from generate_series($1::int, $2::int) as n, words
`;

const step = 5_000;

/** Inserts `size` products into an empty catalogue. */
export async function fillCatalogue(sql, size) {
  await sql.unsafe(vocabulary);
  for (let from = 1; from <= size; from += step) {
    await sql.unsafe(products, [from, Math.min(from + step - 1, size)]);
  }
  await sql.unsafe('vacuum analyze');
}
