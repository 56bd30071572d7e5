import type postgres from 'postgres';

/**
 * A catalogue of `size` products over 6 categories, 20 subjects and 5,000 owners in every combination. Triggers are off
 * while it is filled, and what they maintain is computed once for all; search documents are assembled from the words of
 * their parts.
 */
export async function fillCatalogue(sql: postgres.Sql, size: number): Promise<void> {
  await sql.unsafe(`
    begin;
    set local session_replication_role = replica;
    insert into public.categories (slug, name, position) select 'c' || n, 'قسم ' || n, n from generate_series(1, 6) as n;
    insert into public.subjects (slug, name, position) select 's' || n, 'مادة ' || n, n from generate_series(1, 20) as n;
    insert into public.owners (slug, name, kind) select 'o' || n, 'دار ' || n, 'publisher' from generate_series(1, 5000) as n;
    with every as materialized (select private.search_document('كتاب نسخة', null, null, 'P') as words),
    subjects as materialized (select subject_id, slug, private.search_document(null, name) as words from public.subjects),
    owners as materialized (select owner_id, slug, private.search_document(null, name) as words from public.owners)
    insert into public.products (sku, product_name, category_id, subject_id, owner_id, term, level, grade, track_bits, retail_price_pt,
      sellable, created_at, description, search_document)
    select 'P-' || n, 'كتاب ' || n, category_id, subject_id, owner_id,
      (array['first-term', 'second-term', 'full-year'])[1 + (chance >> 20) % 3], (array['general', 'azhari'])[1 + (chance >> 24) % 2],
      1 + n % 3, (array[0, 0, 1, 2, 4])[1 + (chance >> 12) % 5], 1000 + n, (chance >> 8) % 20 <> 0, now() - make_interval(mins => n), repeat('وصف ', 60),
      every.words || subjects.words || owners.words || format('''%s'':1A,2D', n)::tsvector
    from (select n, abs(hashint4(n)) as chance from generate_series(1, ${String(size)}) as n) as drawn
    cross join every
    join public.categories on categories.slug = 'c' || (1 + chance % 6)
    join subjects on subjects.slug = 's' || (1 + (chance / 7) % 20)
    join owners on owners.slug = 'o' || (1 + (chance / 141) % 5000);
    insert into private.catalogue_counts
    select category, subject, owner, trait, value, term, level, available, grade, track_bits, price_band, products, true
    from private.count_cells(array(select private.count_row(product, 1) from public.products as product));
    insert into private.catalogue_names (kind, language, id, key, listed)
    select 'owners', language, owner_id, private.name_key(language, name, name_en), true
    from public.owners, unnest(array['ar', 'en']) as language;
    commit`);
  await sql.unsafe('vacuum analyze');
}
