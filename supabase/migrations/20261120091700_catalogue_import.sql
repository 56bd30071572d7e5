-- Catalogue import, step three: the staged rows become products, in one transaction.

-- Each row as the product it asks for. A column that the file lacks keeps its value.
create function private.import_products(p_batch uuid, first_line integer, last_line integer)
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
    null)::public.products
  from private.import_rows(p_batch, first_line, last_line) as staged
  left join public.products as known on known.sku = staged.sku
  left join public.categories as category on category.name = staged.category
  left join public.subjects as subject on subject.name = staged.subject
  left join public.owners as owner on owner.name = staged.owner
$$;

create function private.import_update(p_batch uuid, first_line integer, last_line integer) returns uuid[]
language sql set search_path = '' as $$
  with wanted as (
    select (product).*
    from private.import_products(p_batch, first_line, last_line)
    where exists_already),
  updated as (
    update public.products as product
    set (product_name, name_en, description, description_en, notes, notes_en, category_id, subject_id, owner_id,
        term, level, grade, retail_price_pt, isbn, pages, edition_year, image_url, sellable, created_at)
      = (wanted.product_name, wanted.name_en, wanted.description, wanted.description_en, wanted.notes, wanted.notes_en,
        wanted.category_id, wanted.subject_id, wanted.owner_id, wanted.term, wanted.level, wanted.grade,
        wanted.retail_price_pt, wanted.isbn, wanted.pages, wanted.edition_year, wanted.image_url, wanted.sellable,
        wanted.created_at)
    from wanted
    where product.product_id = wanted.product_id
      and (product.product_name, product.name_en, product.description, product.description_en, product.notes,
        product.notes_en, product.category_id, product.subject_id, product.owner_id, product.term, product.level,
        product.grade, product.retail_price_pt, product.isbn, product.pages, product.edition_year, product.image_url,
        product.sellable, product.created_at)
      is distinct from (wanted.product_name, wanted.name_en, wanted.description, wanted.description_en, wanted.notes,
        wanted.notes_en, wanted.category_id, wanted.subject_id, wanted.owner_id, wanted.term, wanted.level,
        wanted.grade, wanted.retail_price_pt, wanted.isbn, wanted.pages, wanted.edition_year, wanted.image_url,
        wanted.sellable, wanted.created_at)
    returning product.product_id)
  select coalesce(array_agg(product_id), '{}') from updated
$$;

create function private.import_insert(p_batch uuid, first_line integer, last_line integer) returns uuid[]
language sql set search_path = '' as $$
  with created as (
    insert into public.products (product_id, sku, product_name, name_en, description, description_en, notes, notes_en,
      category_id, subject_id, owner_id, term, level, grade, retail_price_pt, isbn, pages, edition_year, image_url,
      sellable, created_at)
    select (product).product_id, (product).sku, (product).product_name, (product).name_en, (product).description,
      (product).description_en, (product).notes, (product).notes_en, (product).category_id, (product).subject_id,
      (product).owner_id, (product).term, (product).level, (product).grade, (product).retail_price_pt, (product).isbn,
      (product).pages, (product).edition_year, (product).image_url, (product).sellable, (product).created_at
    from private.import_products(p_batch, first_line, last_line)
    where not exists_already
    returning product_id)
  select coalesce(array_agg(product_id), '{}') from created
$$;

-- Replaces a product's extra specifications where they differ, and answers which did.
create function private.import_specifications(p_batch uuid, first_line integer, last_line integer) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  differing uuid[];
begin
  differing := array(
    select product.product_id
    from private.import_rows(p_batch, first_line, last_line) as staged
    join public.products as product on product.sku = staged.sku
    left join (
      select product_id,
        jsonb_agg(jsonb_build_array(spec_name, spec_value, spec_name_en, spec_value_en) order by position) as pairs
      from public.product_specifications
      group by product_id) as known on known.product_id = product.product_id
    where 'specifications' = any (staged.given)
      and coalesce(known.pairs, '[]') <> coalesce(staged.specifications, '[]')
    order by product.product_id);
  delete from public.product_specifications using unnest(differing) as changed (id) where product_id = changed.id;
  insert into public.product_specifications (product_id, position, spec_name, spec_value, spec_name_en, spec_value_en)
  select product.product_id, pair.place, pair.texts ->> 0, pair.texts ->> 1, pair.texts ->> 2, pair.texts ->> 3
  from unnest(differing) as changed (id)
  join public.products as product on product.product_id = changed.id
  join private.import_rows(p_batch, first_line, last_line) as staged on staged.sku = product.sku
  cross join lateral jsonb_array_elements(staged.specifications) with ordinality as pair (texts, place);
  return differing;
end
$$;

-- An empty stock cell is unlimited stock: no row in inventory.
create function private.import_stock(p_batch uuid, first_line integer, last_line integer) returns uuid[]
language sql set search_path = '' as $$
  with wanted as (
    select product.product_id, staged.stock
    from private.import_rows(p_batch, first_line, last_line) as staged
    join public.products as product on product.sku = staged.sku
    where 'stock' = any (staged.given)),
  freed as (
    delete from public.inventory as kept using wanted
    where kept.product_id = wanted.product_id and wanted.stock is null
    returning kept.product_id),
  counted as (
    insert into public.inventory as kept (product_id, on_hand)
    select product_id, stock from wanted where stock is not null order by product_id
    on conflict (product_id) do update set on_hand = excluded.on_hand where kept.on_hand <> excluded.on_hand
    returning kept.product_id)
  select coalesce(array_agg(product_id), '{}') from (select * from freed union all select * from counted) as changed
$$;

revoke all on all functions in schema private from public;
grant execute on function private.is_isbn13(text) to service_role;
