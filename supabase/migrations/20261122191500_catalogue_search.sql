-- The three results of a list (total, page, counts) for a search, from the products found; without words but with price
-- limits, which the counters do not know, from all products.

-- Ranking: a match in a name comes before one in a subject or owner, and those before others; the typed form before
-- another form. Numbers of one or two digits only affect the order.
create function private.find_products(
  reading private.search_reading, sort text, page_size bigint, skipped bigint,
  out total bigint, out page uuid[], out facet_counts private.facet_count[])
language plpgsql stable set search_path = '' as $$
declare
  most_values constant integer := 13;
  wanted constant private.catalogue_filters := reading.wanted;
  numbers constant tsquery[] := array(
    select private.search_query(array[number], 'ABC') from unnest(reading.numbers) as number);
  exact_in_name constant tsquery[] := array(
    select private.search_query(array[thing], 'A') from unnest(reading.exact) as thing);
  exact_in_topic constant tsquery[] := array(
    select private.search_query(array[thing], 'B') from unnest(reading.exact) as thing);
  wide_in_name constant tsquery[] := array(
    select private.search_query(array(select jsonb_array_elements_text(thing)), 'A')
    from jsonb_array_elements(reading.wide) as thing);
  wide_in_topic constant tsquery[] := array(
    select private.search_query(array(select jsonb_array_elements_text(thing)), 'B')
    from jsonb_array_elements(reading.wide) as thing);
  wide constant tsquery[] := array(
    select private.search_query(array(select jsonb_array_elements_text(thing)), 'CD')
    from jsonb_array_elements(reading.wide) as thing);
  rank text := '0';
  -- One bit per filter that a product does not meet. The counts of a filter ignore its own bit.
  missed constant text := '0'
    || case when wanted.category_id is null then '' else ' + (category_id is distinct from $3)::integer * 1' end
    || case when wanted.subject_id is null then '' else ' + (subject_id is distinct from $4)::integer * 2' end
    || case when wanted.owner_id is null then '' else ' + (owner_id is distinct from $5)::integer * 4' end
    || case when wanted.term is null then '' else ' + (term is distinct from $6)::integer * 8' end
    || case when wanted.level is null then '' else ' + (level is distinct from $7)::integer * 16' end
    || case when wanted.available is null then '' else ' + (available is distinct from $8)::integer * 32' end
    || case when wanted.grade is null then '' else ' + (grade is distinct from $9)::integer * 64' end
    || case when wanted.track_bit is null then '' else ' + (not private.in_track(track_bits, $10))::integer * 128' end
    || case when wanted.price_band is null then '' else ' + (price_band <> $11)::integer * 256' end
    || case when num_nonnulls(wanted.price_from_pt, wanted.price_to_pt) = 0 then ''
      else ' + (retail_price_pt not between coalesce($21, 0) and coalesce($22, retail_price_pt))::integer * 256' end;
  ordered_by constant text := case sort
    when 'newest' then 'created_at desc, product_id'
    when 'price-asc' then 'retail_price_pt, product_id'
    when 'price-desc' then 'retail_price_pt desc, product_id desc'
    else 'rank desc, created_at desc, product_id' end;
begin
  for place in 1 .. cardinality(wide) loop
    rank := rank || format(
      ' + case when search_document @@ $15[%1$s] then 8 when search_document @@ $17[%1$s] then 6
        when search_document @@ $16[%1$s] then 4 when search_document @@ $18[%1$s] then 3
        when search_document @@ $14[%1$s] then 1 else 0 end', place);
  end loop;
  for place in 1 .. cardinality(numbers) loop
    rank := rank || format(' + 10 * (search_document @@ $2[%s])::integer', place);
  end loop;

  execute $sql$
    with found as materialized (
      select product_id, created_at, retail_price_pt, category_id, subject_id, owner_id, term, level, available, grade,
        track_bits, price_band,
        $sql$ || missed || $sql$ as missed,
        $sql$ || case when sort = 'relevance' then rank else '0' end || $sql$ as rank
      from public.products
      where published $sql$ || case when reading.words = '{}' then '' else 'and search_document @@ $1' end || $sql$),
    grouped as materialized (
      select category_id, subject_id, owner_id, term, level, available, grade, track_bits, price_band, missed,
        count(*) as products
      from found
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    facet (dimension, value, products) as (
      select 'category', category_id::text, sum(products)::bigint from grouped where missed & ~1 = 0 group by category_id
      union all
      select 'subject', subject_id::text, sum(products)::bigint from grouped where missed & ~2 = 0 group by subject_id
      union all
      select 'owner', owner_id::text, sum(products)::bigint from grouped where missed & ~4 = 0 group by owner_id
      union all
      select 'course', term, sum(products)::bigint from grouped where missed & ~8 = 0 group by term
      union all
      select 'level', level, sum(products)::bigint from grouped where missed & ~16 = 0 group by level
      union all
      select 'availability', case when available then 'available' else 'out-of-stock' end, sum(products)::bigint
      from grouped where missed & ~32 = 0 group by available
      union all
      select 'grade', grade::text, sum(products)::bigint from grouped where missed & ~64 = 0 group by grade
      union all
      select 'track', track.slug, sum(products)::bigint
      from grouped join public.tracks as track on private.in_track(track_bits, track.bit)
      where missed & ~128 = 0 group by track.slug
      union all
      select 'price', range.slug, sum(products)::bigint
      from grouped join private.price_ranges() as range on range.band = price_band
      where missed & ~256 = 0 group by range.slug)
    select
      (select coalesce(sum(products), 0) from grouped where missed = 0),
      array(
        select product_id from found where missed = 0
        order by $sql$ || ordered_by || $sql$ limit $12 offset $13),
      array(
        select row(dimension, value, sum(products)::bigint)::private.facet_count
        from (
          select dimension, products, case
            when dimension not in ('category', 'subject', 'owner') or value = any ($19)
              or row_number() over (partition by dimension order by products desc, value) <= $20 then value
            else '*' end as value
          from facet) as bounded
        where value is not null
        group by dimension, value)
  $sql$
  into total, page, facet_counts
  using reading.condition, numbers, wanted.category_id, wanted.subject_id, wanted.owner_id, wanted.term, wanted.level,
    wanted.available, wanted.grade, wanted.track_bit, wanted.price_band, page_size, skipped,
    wide, exact_in_name, exact_in_topic, wide_in_name, wide_in_topic,
    array[wanted.category_id::text, wanted.subject_id::text, wanted.owner_id::text], most_values,
    wanted.price_from_pt, wanted.price_to_pt;
end
$$;

-- A search for a common word reads everything it finds, because its total and filter counts are exact. Recent results
-- are therefore cached until the catalogue changes.
create table private.catalogue_search_memory (
  -- A hash of the words and their reading, the filters and the order.
  question uuid primary key,
  total bigint not null,
  -- The first products of the list: later pages of a long list are rarely requested.
  first_products uuid[] not null,
  facet_counts private.facet_count[] not null,
  -- Any change that is not in this snapshot makes the result stale.
  seen pg_snapshot not null,
  at timestamptz not null default now()
);

alter table private.catalogue_search_memory enable row level security;
revoke all on private.catalogue_search_memory from public, anon, authenticated, service_role;

-- Returns the same as `find_products`. Small results are recomputed faster than they could be cached.
create function private.catalogue_search(
  reading private.search_reading, sort text, page_size bigint, skipped bigint,
  out total bigint, out page uuid[], out facet_counts private.facet_count[])
language plpgsql volatile set search_path = '' as $$
declare
  kept_products constant bigint := 1000;
  worth_keeping constant bigint := 200;
  most_answers constant bigint := 300;
  question_id constant uuid := md5(jsonb_build_array(to_jsonb(reading) - 'found', sort)::text)::uuid;
  -- Taken before anything is read, so that a concurrent change makes the result stale.
  seen_now constant pg_snapshot := pg_current_snapshot();
  found uuid[];
begin
  if skipped + page_size > kept_products then
    select * into total, page, facet_counts from private.find_products(reading, sort, page_size, skipped);
    return;
  end if;

  select memory.total, memory.first_products, memory.facet_counts into total, found, facet_counts
  from private.catalogue_search_memory as memory
  where question = question_id
    and not exists (
      select from private.catalogue_changes
      where transaction_id >= pg_snapshot_xmin(memory.seen)
        and not pg_visible_in_snapshot(transaction_id, memory.seen));
  if total is null then
    select * into total, found, facet_counts from private.find_products(reading, sort, kept_products, 0);
    -- Nothing is cached on a replica or in a read-only transaction.
    if total > worth_keeping and current_setting('transaction_read_only') = 'off' then
      -- The log of changes covers one week; older entries cannot be verified.
      delete from private.catalogue_search_memory where at < now() - interval '1 day';
      insert into private.catalogue_search_memory (question, total, first_products, facet_counts, seen)
      select question_id, total, found, facet_counts, seen_now
      where (select count(*) from private.catalogue_search_memory) < most_answers
      on conflict (question) do update set total = excluded.total, first_products = excluded.first_products,
        facet_counts = excluded.facet_counts, seen = excluded.seen, at = excluded.at;
    end if;
  end if;
  page := found[skipped + 1 : skipped + page_size];
end
$$;

revoke all on all functions in schema private from public;
