-- Catalogue import, second half: the staged rows become products in one transaction, everything of a batch or
-- nothing.

-- Each row as the product it asks for. A column that the file lacks keeps its value; places that the table fills in
-- itself are null.
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
    coalesce(known.track_bits, 0),
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

create function private.import_batch(p_batch uuid, first_line integer, last_line integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  created uuid[];
  changed uuid[];
  total bigint := (select count(*) from private.import_rows(p_batch, first_line, last_line));
begin
  -- The order of locks of every writer: names, inventory, products.
  perform pg_advisory_xact_lock(hashtextextended('catalogue names', 0));
  perform from public.inventory
  where product_id in (
    select product.product_id
    from private.import_rows(p_batch, first_line, last_line) as staged
    join public.products as product on product.sku = staged.sku)
  order by product_id
  for update;

  -- Rows that have just arrived have no statistics yet, and 10,000 joins by guess take minutes.
  analyze private.catalogue_import_rows;
  perform private.import_topics('public.categories', 'category', p_batch, first_line, last_line);
  perform private.import_topics('public.subjects', 'subject', p_batch, first_line, last_line);
  perform private.import_owners(p_batch, first_line, last_line);
  changed := private.import_update(p_batch, first_line, last_line);
  created := private.import_insert(p_batch, first_line, last_line);
  if cardinality(created) > 100 then
    analyze public.products;
  end if;
  changed := changed
    || private.import_specifications(p_batch, first_line, last_line)
    || private.import_stock(p_batch, first_line, last_line);

  return (
    select jsonb_build_object('created', cardinality(created), 'updated', count(*),
      'unchanged', total - cardinality(created) - count(*))
    from (select unnest(changed) except select unnest(created)) as updated);
end
$$;

-- The rows that the tables refuse, found by halving: [{line, sku, reason}]. At most 100 are named.
-- Whatever it tries is rolled back.
create function private.import_refusals(p_batch uuid, first_line integer, last_line integer, refused jsonb default '[]')
returns jsonb
language plpgsql set search_path = '' as $$
declare
  lines constant integer[] := array(
    select line from private.import_rows(p_batch, first_line, last_line) order by line);
  middle constant integer := lines[(cardinality(lines) + 1) / 2];
  refusal text;
begin
  if cardinality(lines) = 0 or jsonb_array_length(refused) >= 100 then
    return refused;
  end if;
  begin
    perform private.import_batch(p_batch, first_line, last_line);
    raise exception using errcode = 'ZR000', message = 'tried only';
  exception
    when sqlstate 'ZR000' then
      return refused;
    when integrity_constraint_violation or data_exception then
      get stacked diagnostics refusal = message_text;
  end;
  if cardinality(lines) = 1 then
    return refused || jsonb_build_array(jsonb_build_object('line', middle, 'reason', refusal,
      'sku', (select sku from private.import_rows(p_batch, middle, middle))));
  end if;
  refused := private.import_refusals(p_batch, first_line, middle, refused);
  return private.import_refusals(p_batch, middle + 1, last_line, refused);
end
$$;

-- Turns terms and levels into slugs, and names the rows whose word is neither slug nor name of one.
create function private.import_resolve(p_batch uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update private.catalogue_import_rows as staged set term = known.slug
  from public.terms as known
  where staged.batch = p_batch and staged.term <> known.slug
    and private.fold_search(staged.term) in (
      private.fold_search(known.slug), private.fold_search(known.name), private.fold_search(known.name_en));
  update private.catalogue_import_rows as staged set level = known.slug
  from public.levels as known
  where staged.batch = p_batch and staged.level <> known.slug
    and private.fold_search(staged.level) in (
      private.fold_search(known.slug), private.fold_search(known.name), private.fold_search(known.name_en));
  return (
    select coalesce(jsonb_agg(jsonb_build_object('line', line, 'sku', sku, 'reason', reason) order by line, reason), '[]')
    from (
      select line, sku, format('term: "%s" is not one of %s', term, (select string_agg(slug, ', ' order by position) from public.terms)) as reason
      from private.catalogue_import_rows
      where batch = p_batch and term is not null and term not in (select slug from public.terms)
      union all
      select line, sku, format('level: "%s" is not one of %s', level, (select string_agg(slug, ', ' order by position) from public.levels))
      from private.catalogue_import_rows
      where batch = p_batch and level is not null and level not in (select slug from public.levels)
      union all
      select line, sku, format('stock: %s is less than the %s that orders hold', stock, kept.reserved)
      from private.catalogue_import_rows as staged
      join public.products using (sku)
      join public.inventory as kept using (product_id)
      where staged.batch = p_batch and staged.stock < kept.reserved) as refused);
end
$$;

-- Turns what staged rows say into outcomes: see catalogue_import_commit.
create function private.import_outcome(p_batch uuid, p_dry_run boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  nothing_done constant jsonb := '{"created": 0, "updated": 0, "unchanged": 0, "errors": []}';
  last_line constant integer := 2147483647;
  refused constant jsonb := private.import_resolve(p_batch);
  outcome jsonb;
begin
  if refused <> '[]' then
    return nothing_done || jsonb_build_object('errors', refused);
  end if;
  if not p_dry_run then
    return nothing_done || private.import_batch(p_batch, 0, last_line);
  end if;
  begin
    outcome := private.import_batch(p_batch, 0, last_line);
    raise exception using errcode = 'ZR000', message = 'tried only';
  exception
    when sqlstate 'ZR000' then
      return nothing_done || outcome;
    when integrity_constraint_violation or data_exception then
      return nothing_done || jsonb_build_object('errors', private.import_refusals(p_batch, 0, last_line));
  end;
end
$$;

-- Answers {created, updated, unchanged, errors}. With errors nothing is written. p_skip_lines names
-- lines to leave out from now on. Any other refusal of a table is raised by a real run, and named
-- line by line by a dry run. Asked again about the same batch it gives the same answer.
create function public.catalogue_import_commit(
  p_batch uuid, p_dry_run boolean default false, p_skip_lines integer[] default '{}')
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10min' as $$
declare
  answered jsonb;
begin
  -- One import at a time; a repeated call waits for the first.
  perform pg_advisory_xact_lock(hashtextextended('catalogue names', 0));
  delete from private.catalogue_import_rows where batch = p_batch and line = any (p_skip_lines);
  if found then
    delete from private.catalogue_import_outcomes where batch = p_batch;
  end if;
  select outcome into answered from private.catalogue_import_outcomes
  where batch = p_batch and dry_run = p_dry_run;
  if answered is null then
    answered := private.import_outcome(p_batch, p_dry_run);
    insert into private.catalogue_import_outcomes (batch, dry_run, outcome) values (p_batch, p_dry_run, answered);
    if not p_dry_run and answered -> 'errors' = '[]' then
      delete from private.catalogue_import_rows where batch = p_batch;
    end if;
  end if;
  return answered;
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.catalogue_import_commit from public, anon, authenticated, service_role;
grant execute on function public.catalogue_import_commit to service_role;
