-- The two fields under which an order's lines name their product: `product:product_id(name,retail_price)`
-- (spec §7 Pricing and orders).

-- A table is not written anew while the stored body of a function uses its row type; this one is made
-- again below, word for word.
drop function private.count_row(public.products, bigint);

alter table public.products
  add column name text not null generated always as (product_name) stored,
  add column retail_price float8 not null generated always as (retail_price_pt / 100.0::float8) stored;

create function private.count_row(product public.products, difference bigint)
returns private.catalogue_counts
language sql stable
return row(
  product.category_id::text, coalesce(product.subject_id::text, ''), product.owner_id::text,
  coalesce(product.term, ''), coalesce(product.level, ''), product.available, difference)::private.catalogue_counts;

-- The same with a place for the two columns, which the table computes itself.
create or replace function private.import_products(p_batch uuid, first_line integer, last_line integer)
returns table (line integer, exists_already boolean, product public.products)
language sql stable as $$
  select staged.line, known.product_id is not null, (
    coalesce(known.product_id, gen_random_uuid()),
    staged.sku,
    staged.product_name,
    case when 'name_en' = any (staged.given) then staged.name_en else known.name_en end,
    case when 'description' = any (staged.given) then staged.description else known.description end,
    case when 'description_en' = any (staged.given) then staged.description_en else known.description_en end,
    case when 'notes' = any (staged.given) then staged.notes else known.notes end,
    case when 'notes_en' = any (staged.given) then staged.notes_en else known.notes_en end,
    category.category_id,
    case when 'subject' = any (staged.given) then subject.subject_id else known.subject_id end,
    owner.owner_id,
    case when 'term' = any (staged.given) then staged.term else known.term end,
    case when 'level' = any (staged.given) then staged.level else known.level end,
    case when 'grade' = any (staged.given) then staged.grade else known.grade end,
    staged.retail_price_pt,
    case when 'isbn' = any (staged.given) then staged.isbn else known.isbn end,
    case when 'pages' = any (staged.given) then staged.pages else known.pages end,
    case when 'edition_year' = any (staged.given) then staged.edition_year else known.edition_year end,
    case when 'image_url' = any (staged.given) then staged.image_url else known.image_url end,
    coalesce(staged.available, known.sellable, true),
    coalesce(known.in_stock, true),
    null,
    coalesce(known.published, true),
    -- New products without a date of their own stand in the file's order.
    coalesce(staged.created_at, known.created_at, now() - staged.line * interval '1 microsecond'),
    null,
    null,
    null,
    null)::public.products
  from private.import_rows(p_batch, first_line, last_line) as staged
  left join public.products as known on known.sku = staged.sku
  left join public.categories as category on category.name = staged.category
  left join public.subjects as subject on subject.name = staged.subject
  left join public.owners as owner on owner.name = staged.owner
$$;

revoke all on function private.count_row, private.import_products from public;
