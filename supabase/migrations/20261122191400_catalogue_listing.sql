-- The queries of a list without search words: how many products, which ones, and the count of each other filter value.
-- All are in PL/pgSQL, which keeps query plans between calls.

-- Null means "any". The nil uuid, '-', grade -1, bit 0 and band 0 represent values that do not exist: they match
-- nothing.
create type private.catalogue_filters as (
  category_id uuid, subject_id uuid, owner_id uuid, term text, level text, available boolean,
  grade smallint, track_bit smallint, price_band smallint,
  -- In piastres, both inclusive. Only searches have them, and the counters do not know them; lists use price_band.
  price_from_pt bigint, price_to_pt bigint);

create type private.facet_count as (dimension text, value text, products bigint);

-- A product without a specific track is for all tracks.
create function private.in_track(track_bits smallint, wanted_bit smallint) returns boolean
language sql immutable parallel safe
return wanted_bit > 0 and (track_bits = 0 or track_bits & wanted_bit > 0);

-- The price ranges of the filter: slug, lower bound (inclusive) and upper bound (exclusive, null for the last), in
-- pounds.
create function private.price_ranges() returns table (band smallint, slug text, from_pounds integer, below_pounds integer)
language sql immutable parallel safe set search_path = '' as $$
  select place::smallint, concat(bound / 100, '-', next / 100), (bound / 100)::integer, (next / 100)::integer
  from (
    select place, bound, lead(bound) over (order by place) as next
    from unnest(private.price_bounds()) with ordinality as bounds (bound, place)) as ranges
$$;

create function private.wanted_filters(
  p_category text, p_subject text, p_course text, p_level text, p_owner text, p_availability text,
  p_grade smallint, p_track text, p_price text)
returns private.catalogue_filters
language plpgsql stable set search_path = '' as $$
declare
  nothing constant uuid := '00000000-0000-0000-0000-000000000000';
  wanted private.catalogue_filters;
begin
  if p_category is not null then
    wanted.category_id := coalesce((select category_id from public.categories where slug = p_category), nothing);
  end if;
  if p_subject is not null then
    wanted.subject_id := coalesce((select subject_id from public.subjects where slug = p_subject), nothing);
  end if;
  if p_owner is not null then
    wanted.owner_id := coalesce((select owner_id from public.owners where slug = p_owner), nothing);
  end if;
  if p_course is not null then
    wanted.term := coalesce((select slug from public.terms where slug = p_course), '-');
  end if;
  if p_level is not null then
    wanted.level := coalesce((select slug from public.levels where slug = p_level), '-');
  end if;
  if p_grade is not null then
    wanted.grade := case when p_grade between 1 and 3 then p_grade else -1 end;
  end if;
  if p_track is not null then
    wanted.track_bit := coalesce((select bit from public.tracks where slug = p_track), 0);
  end if;
  if p_price is not null then
    wanted.price_band := coalesce((select band from private.price_ranges() where slug = p_price), 0);
  end if;
  wanted.available := p_availability = 'available';
  if p_availability not in ('available', 'out-of-stock') then
    wanted.level := '-';
  end if;
  return wanted;
end
$$;

create function private.has_trait_filters(wanted private.catalogue_filters) returns boolean
language sql immutable parallel safe
return num_nonnulls((wanted).term, (wanted).level, (wanted).available, (wanted).grade, (wanted).track_bit,
  (wanted).price_band) > 0;

-- The filter with few values, if exactly one is set: the key of its counters.
create function private.only_trait(wanted private.catalogue_filters) returns text
language sql immutable parallel safe
return case when num_nonnulls((wanted).term, (wanted).level, (wanted).available, (wanted).grade, (wanted).track_bit,
    (wanted).price_band) = 1 then
  case
    when (wanted).term is not null then 'term'
    when (wanted).level is not null then 'level'
    when (wanted).available is not null then 'available'
    when (wanted).grade is not null then 'grade'
    when (wanted).track_bit is not null then 'track_bits'
    else 'price_band'
  end end;

create function private.has_trait(trait text, value text, wanted private.catalogue_filters) returns boolean
language sql immutable parallel safe
return case trait
    when 'term' then value = (wanted).term
    when 'level' then value = (wanted).level
    when 'available' then value = (wanted).available::text
    when 'grade' then value = (wanted).grade::text
    when 'track_bits' then private.in_track(value::smallint, (wanted).track_bit)
    when 'price_band' then value = (wanted).price_band::text
  end;

-- How many products these cells have under the filters with few values. Cells without any are omitted.
create function private.cell_totals(
  wanted private.catalogue_filters, categories text[], subjects text[], owners text[])
returns table (category text, subject text, owner text, products bigint)
language plpgsql stable set search_path = '' as $$
declare
  only_trait constant text := private.only_trait(wanted);
begin
  if not private.has_trait_filters(wanted) then
    return query
      select counted.category, counted.subject, counted.owner, sum(counted.products)::bigint
      from private.catalogue_counts as counted
      where trait = ''
        and counted.category = any (categories) and counted.subject = any (subjects) and counted.owner = any (owners)
      group by 1, 2, 3;
  elsif only_trait is not null and (categories = '{*}')::integer + (subjects = '{*}')::integer + (owners = '{*}')::integer >= 2 then
    return query
      select counted.category, counted.subject, counted.owner, sum(counted.products)::bigint
      from private.catalogue_counts as counted
      where value is not null and trait = only_trait and private.has_trait(trait, value, wanted)
        and counted.category = any (categories) and counted.subject = any (subjects) and counted.owner = any (owners)
      group by 1, 2, 3;
  else
    return query
      select counted.category, counted.subject, counted.owner, sum(counted.products)::bigint
      from private.catalogue_counts as counted
      where trait = 'every'
        and counted.category = any (categories) and counted.subject = any (subjects) and counted.owner = any (owners)
        and (wanted.term is null or term = wanted.term)
        and (wanted.level is null or level = wanted.level)
        and (wanted.available is null or available = wanted.available)
        and (wanted.grade is null or grade = wanted.grade)
        and (wanted.track_bit is null or private.in_track(track_bits, wanted.track_bit))
        and (wanted.price_band is null or price_band = wanted.price_band)
      group by 1, 2, 3;
  end if;
end
$$;

create function private.catalogue_total(wanted private.catalogue_filters) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(products), 0)
    from private.cell_totals(wanted, array[coalesce(wanted.category_id::text, '*')],
      array[coalesce(wanted.subject_id::text, '*')], array[coalesce(wanted.owner_id::text, '*')]));
end
$$;

-- The statement that reads a page: $1 the filters, $2 the number of products, $3 the offset.
create function private.page_statement(wanted private.catalogue_filters, ordered_by text, read_all boolean) returns text
language sql immutable set search_path = '' as $$
  select format(
    case when read_all
      then 'select array(select product_id from (select * from public.products where %s offset 0) as few order by %s limit $2 offset $3)'
      else 'select array(select product_id from public.products where %s order by %s limit $2 offset $3)' end,
    concat_ws(' and ', 'published',
      case when wanted.category_id is not null then 'category_id = ($1).category_id' end,
      case when wanted.subject_id is not null then 'subject_id = ($1).subject_id' end,
      case when wanted.owner_id is not null then 'owner_id = ($1).owner_id' end,
      case when wanted.term is not null then 'term = ($1).term' end,
      case when wanted.level is not null then 'level = ($1).level' end,
      case when wanted.available is not null then 'available = ($1).available' end,
      case when wanted.grade is not null then 'grade = ($1).grade' end,
      case when wanted.track_bit is not null then 'private.in_track(track_bits, ($1).track_bit)' end,
      case when wanted.price_band is not null then 'price_band = ($1).price_band' end,
      case when wanted.price_from_pt is not null then 'retail_price_pt >= ($1).price_from_pt' end,
      case when wanted.price_to_pt is not null then 'retail_price_pt <= ($1).price_to_pt' end),
    ordered_by)
$$;

-- Reads from an index that is already in the right order. Sorts and bitmap scans are disabled: without fresh statistics
-- they look cheap, but they read every match.
create function private.read_in_order(statement text, wanted private.catalogue_filters, taken bigint, skipped bigint)
returns uuid[]
language plpgsql stable set search_path = '' set enable_sort = off set enable_bitmapscan = off as $$
declare
  page uuid[];
begin
  execute statement into page using wanted, taken, skipped;
  return page;
end
$$;

-- One page of identifiers, read from the nearer end. If a narrowed list has few products, all of them are read and
-- sorted, because an index scan would skip many rows between them. `sort`: newest, price-asc or price-desc.
create function private.catalogue_page(
  wanted private.catalogue_filters, sort text, total bigint, page_size bigint, skipped bigint)
returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  few constant boolean := total <= 1000 and private.has_trait_filters(wanted);
  from_end constant boolean := skipped > total / 2 and not few;
  taken constant bigint := least(page_size, total - skipped);
  statement constant text := private.page_statement(wanted, case
    when sort = 'newest' and from_end then 'created_at, product_id desc'
    when sort = 'newest' then 'created_at desc, product_id'
    when (sort = 'price-asc') = from_end then 'retail_price_pt desc, product_id desc'
    else 'retail_price_pt, product_id' end, few);
  page uuid[];
begin
  if few then
    execute statement into page using wanted, taken, skipped;
  elsif from_end then
    page := array(
      select id
      from unnest(private.read_in_order(statement, wanted, taken, total - skipped - taken)) with ordinality as listed (id, place)
      order by place desc);
  else
    page := private.read_in_order(statement, wanted, taken, skipped);
  end if;
  return page;
end
$$;

revoke all on all functions in schema private from public;
