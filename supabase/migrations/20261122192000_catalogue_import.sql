-- Catalogue import, second half: the staged rows become products in one transaction, the whole batch or nothing.

-- The columns of public.products that an import writes.
create function private.import_columns() returns text[]
language sql immutable parallel safe
return '{sku, product_name, name_en, description, description_en, notes, notes_en, category_id, subject_id, owner_id, term,
  level, grade, track_bits, retail_price_pt, isbn, pages, edition_year, image_url, sellable, published, created_at}'::text[];

-- The product that each row describes: the existing values, overwritten by those of the row.
create function private.import_products(p_batch uuid, first_line integer, last_line integer)
returns table (exists_already boolean, product public.products)
language sql stable as $$
  select known.product_id is not null, jsonb_populate_record(known,
    case when known.product_id is null then jsonb_build_object('product_id', gen_random_uuid(),
      'track_bits', 0, 'sellable', true, 'published', true,
      -- New products without a date keep the order of the file.
      'created_at', now() - staged.line * interval '1 microsecond') else '{}' end
    || staged.product
    || jsonb_strip_nulls(jsonb_build_object('category_id', category.category_id, 'owner_id', owner.owner_id))
    || case when 'subject' = any (staged.given)
      then jsonb_build_object('subject_id', subject.subject_id) else '{}' end)
  from private.import_rows(p_batch, first_line, last_line) as staged
  left join public.products as known on known.sku = staged.sku
  left join public.categories as category on category.name = staged.category
  left join public.subjects as subject on subject.name = staged.subject
  left join public.owners as owner on owner.name = staged.owner
$$;

-- Writes the products that are new or differ.
create function private.import_write(
  p_batch uuid, first_line integer, last_line integer, out created uuid[], out changed uuid[])
language plpgsql set search_path = '' as $$
declare
  columns constant text := array_to_string(private.import_columns(), ', ');
  wanted_columns constant text := '(wanted.product).' || array_to_string(private.import_columns(), ', (wanted.product).');
begin
  execute format(
    'with wanted as materialized (
       select exists_already, product from private.import_products($1, $2, $3)),
     updated as (
       update public.products as kept set (%1$s) = row (%2$s)
       from wanted
       where wanted.exists_already and kept.product_id = (wanted.product).product_id
         and kept is distinct from wanted.product
       returning kept.product_id),
     inserted as (
       insert into public.products (product_id, %1$s)
       select (wanted.product).product_id, %2$s from wanted where not exists_already
       returning product_id)
     select array(select product_id from inserted), array(select product_id from updated)', columns, wanted_columns)
  into created, changed using p_batch, first_line, last_line;
end
$$;

-- Replaces a product's extra specifications where they differ, and returns the changed products.
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

-- Replaces a product's pictures where they differ, and returns the changed products.
create function private.import_pictures(p_batch uuid, first_line integer, last_line integer) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  differing uuid[];
begin
  differing := array(
    select product.product_id
    from private.import_rows(p_batch, first_line, last_line) as staged
    join public.products as product on product.sku = staged.sku
    left join (
      select product_id, jsonb_agg(image_url order by position) as addresses
      from public.product_pictures
      group by product_id) as known on known.product_id = product.product_id
    where 'pictures' = any (staged.given)
      and coalesce(known.addresses, '[]') <> coalesce(staged.pictures, '[]')
    order by product.product_id);
  delete from public.product_pictures using unnest(differing) as changed (id) where product_id = changed.id;
  insert into public.product_pictures (product_id, position, image_url)
  select product.product_id, picture.place, picture.address
  from unnest(differing) as changed (id)
  join public.products as product on product.product_id = changed.id
  join private.import_rows(p_batch, first_line, last_line) as staged on staged.sku = product.sku
  cross join lateral jsonb_array_elements_text(staged.pictures) with ordinality as picture (address, place);
  return differing;
end
$$;

-- An empty stock cell means unlimited stock: no row in inventory.
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
  written record;
  changed uuid[];
  total constant bigint := (select count(*) from private.import_rows(p_batch, first_line, last_line));
begin
  perform private.import_topics('public.categories', 'category', p_batch, first_line, last_line);
  perform private.import_topics('public.subjects', 'subject', p_batch, first_line, last_line);
  perform private.import_owners(p_batch, first_line, last_line);
  written := private.import_write(p_batch, first_line, last_line);
  if cardinality(written.created) > 100 then
    analyze public.products;
  end if;
  changed := written.changed
    || private.import_specifications(p_batch, first_line, last_line)
    || private.import_pictures(p_batch, first_line, last_line)
    || private.import_stock(p_batch, first_line, last_line);

  return (
    select jsonb_build_object('created', cardinality(written.created), 'updated', count(*),
      'unchanged', total - cardinality(written.created) - count(*))
    from (select unnest(changed) except select unnest(written.created)) as updated);
end
$$;

-- The rows that the tables reject, found by bisection: [{line, sku, reason}], at most 100. All attempts are rolled
-- back.
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

-- The columns that a new product requires.
create function private.import_required() returns text[]
language sql immutable parallel safe
return '{product_name, category, owner, owner_kind, retail_price_pt}'::text[];

-- Replaces the terms or levels of a batch with their slugs; topic is 'term' or 'level', and also the column.
create function private.import_words(vocabulary regclass, topic text, p_batch uuid) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'with stated as materialized (
       select distinct %1$I as word from private.catalogue_import_rows where batch = $1),
     known as materialized (
       select stated.word, known.slug
       from stated join %2$s as known on private.fold_search(stated.word) in (
         private.fold_search(known.slug), private.fold_search(known.name), private.fold_search(known.name_en))
       where stated.word <> known.slug)
     update private.catalogue_import_rows as staged
     set %1$I = known.slug, product = staged.product || jsonb_build_object(%1$L, known.slug)
     from known
     where staged.batch = $1 and staged.%1$I = known.word', topic, vocabulary)
  using p_batch;
end
$$;

-- Replaces tracks with bits, except in rows with an unknown one.
create function private.import_tracks(p_batch uuid) returns void
language sql set search_path = '' as $$
  with stated as (
    select distinct coalesce(tracks, '') as words
    from private.catalogue_import_rows where batch = p_batch and 'tracks' = any (given)),
  read as (
    select stated.words, coalesce(bit_or(known.bit), 0) as bits
    from stated
    left join lateral regexp_split_to_table(stated.words, '[;,؛،]') as word on btrim(word) <> ''
    left join public.tracks as known on private.fold_search(word) in (
      private.fold_search(known.slug), private.fold_search(known.name), private.fold_search(known.name_en))
    group by stated.words
    having count(word) = count(known.slug))
  update private.catalogue_import_rows as staged
  set product = staged.product || jsonb_build_object('track_bits', read.bits)
  from read
  where staged.batch = p_batch and 'tracks' = any (staged.given) and coalesce(staged.tracks, '') = read.words
$$;

-- Resolves words, and lists the rows that cannot be imported: [{line, sku, reason, found}]. Rows with the same problem
-- have the same reason.
create function private.import_resolve(p_batch uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.import_words('public.terms', 'term', p_batch);
  perform private.import_words('public.levels', 'level', p_batch);
  perform private.import_tracks(p_batch);
  return (
    select coalesce(jsonb_agg(to_jsonb(refused) order by line, reason), '[]')
    from (
      select line, sku, 'sku: no product has it, and the file lacks columns that a new one needs' as reason, null as found
      from private.catalogue_import_rows as staged
      where batch = p_batch and not given @> private.import_required()
        and not exists (select from public.products where products.sku = staged.sku)
      union all
      select line, sku, 'term: is not one of ' || (select string_agg(slug, ', ' order by position) from public.terms), term
      from private.catalogue_import_rows
      where batch = p_batch and term is not null and term not in (select slug from public.terms)
      union all
      select line, sku, 'level: is not one of ' || (select string_agg(slug, ', ' order by position) from public.levels), level
      from private.catalogue_import_rows
      where batch = p_batch and level is not null and level not in (select slug from public.levels)
      union all
      select line, sku, 'tracks: are not all of ' || (select string_agg(slug, ', ' order by position) from public.tracks), tracks
      from private.catalogue_import_rows
      where batch = p_batch and tracks is not null and not product ? 'track_bits'
      union all
      select line, sku, 'stock: is less than orders hold', format('%s, but orders hold %s', stock, kept.reserved)
      from private.catalogue_import_rows as staged
      join public.products using (sku)
      join public.inventory as kept using (product_id)
      where staged.batch = p_batch and staged.stock < kept.reserved) as refused);
end
$$;

-- Locks everything that the batch may change, in the order of all writers: names, inventory, products. From here on, no
-- order can take from this stock, and columns that the file lacks keep the values that were read.
create function private.import_lock(p_batch uuid) returns void
language plpgsql set search_path = '' as $$
declare
  known constant uuid[] := array(
    select product.product_id
    from private.catalogue_import_rows as staged join public.products as product on product.sku = staged.sku
    where staged.batch = p_batch);
begin
  perform private.lock_stock(known);
  perform from public.products where product_id = any (known) order by product_id for no key update;
end
$$;

-- Turns staged rows into outcomes: see catalogue_import_commit.
create function private.import_outcome(p_batch uuid, p_dry_run boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  nothing_done constant jsonb := '{"created": 0, "updated": 0, "unchanged": 0, "errors": []}';
  last_line constant integer := 2147483647;
  refused jsonb;
  outcome jsonb;
begin
  -- New rows have no statistics yet, and without them 10,000 joins take minutes.
  analyze private.catalogue_import_rows;
  perform private.import_lock(p_batch);
  refused := private.import_resolve(p_batch);
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

-- Returns {created, updated, unchanged, errors: [{line, sku, reason, found}]}. With errors, nothing is written.
-- p_skip_lines names lines to omit from now on. Any other error of a table is raised by a real run, and listed line by
-- line by a dry run. A repeated call for the same batch returns the same result.
create function public.catalogue_import_commit(
  p_batch uuid, p_dry_run boolean default false, p_skip_lines integer[] default '{}')
returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10min' as $$
declare
  many constant integer := 500;
  answered jsonb;
begin
  -- One import at a time; a repeated call waits for the first. This is the first lock of all writers.
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
    if not p_dry_run and (answered ->> 'created')::integer + (answered ->> 'updated')::integer >= many then
      -- Queries planned for the catalogue as it was take ten times as long, and the embedded database has no autovacuum.
      analyze public.products, public.product_specifications, public.owners, private.catalogue_counts,
        private.catalogue_names, private.known_words;
    end if;
  end if;
  return answered;
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.catalogue_import_commit from public, anon, authenticated, service_role;
grant execute on function public.catalogue_import_commit to service_role;
