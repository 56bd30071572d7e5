-- The orders that /shop and the landing pages read products in: newest first, within every
-- combination of the three filters with many values. The filters with few values ride along, so that
-- they are checked without visiting the row.

create index products_newest on public.products (created_at desc, product_id)
  include (term, level, available) where published;
create index products_newest_by_category on public.products (category_id, created_at desc, product_id)
  include (term, level, available) where published;
create index products_newest_by_subject on public.products (subject_id, created_at desc, product_id)
  include (term, level, available) where published;
create index products_newest_by_owner on public.products (owner_id, created_at desc, product_id)
  include (term, level, available) where published;
create index products_newest_by_category_subject on public.products (category_id, subject_id, created_at desc, product_id)
  include (term, level, available) where published;
create index products_newest_by_category_owner on public.products (category_id, owner_id, created_at desc, product_id)
  include (term, level, available) where published;
create index products_newest_by_subject_owner on public.products (subject_id, owner_id, created_at desc, product_id)
  include (category_id, term, level, available) where published;

-- For sitemaps, in the order of the sku.
create index products_published_sku on public.products (sku) where published;

-- When a landing page last changed.
create index products_changed_by_category on public.products (category_id, updated_at desc) where published;
create index products_changed_by_subject on public.products (subject_id, updated_at desc) where published;
create index products_changed_by_owner on public.products (owner_id, updated_at desc) where published;

-- A foreign key is also looked up when a term or level is renamed.
create index products_term on public.products (term);
create index products_level on public.products (level);

-- Search still answers without pg_trgm, by reading every product.
do $$
declare
  trigram_schema text := (
    select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm');
begin
  if trigram_schema is not null then
    execute format(
      'create index products_search on public.products using gin (search_text %I.gin_trgm_ops) where published',
      trigram_schema);
  end if;
end
$$;
