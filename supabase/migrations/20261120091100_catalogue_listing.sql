-- shop_catalogue: one page of products, the exact total, and what each filter value would show.

-- The filters with slugs already looked up. '*' is "any", '-' a slug that does not exist. Null level
-- and availability are "any".
create type private.catalogue_filters as (
  category text, subject text, owner text, term text, level text, available boolean);

create function private.catalogue_total(wanted private.catalogue_filters) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(products), 0)::bigint
  from private.catalogue_counts
  where category = wanted.category and subject = wanted.subject
    and owner = wanted.owner and term = wanted.term
    and (wanted.level is null or level = wanted.level)
    and (wanted.available is null or available = wanted.available)
$$;

-- For each filter, how many products each of its values would show with the other filters kept.
create function private.catalogue_facet_counts(wanted private.catalogue_filters)
returns table (dimension text, value text, products bigint)
language sql stable set search_path = '' as $$
  select 'category', category, sum(products)::bigint
  from private.catalogue_counts
  where subject = wanted.subject and owner = wanted.owner and term = wanted.term and category <> '*'
    and (wanted.level is null or level = wanted.level)
    and (wanted.available is null or available = wanted.available)
  group by category
  union all
  select 'course', term, sum(products)::bigint
  from private.catalogue_counts
  where category = wanted.category and subject = wanted.subject and owner = wanted.owner and term <> '*'
    and (wanted.level is null or level = wanted.level)
    and (wanted.available is null or available = wanted.available)
  group by term
  union all
  select 'owner', owner, sum(products)::bigint
  from private.catalogue_counts
  where category = wanted.category and subject = wanted.subject and term = wanted.term and owner <> '*'
    and (wanted.level is null or level = wanted.level)
    and (wanted.available is null or available = wanted.available)
  group by owner
  union all
  select 'level', level, sum(products)::bigint
  from private.catalogue_counts
  where category = wanted.category and subject = wanted.subject and owner = wanted.owner and term = wanted.term
    and (wanted.available is null or available = wanted.available)
  group by level
  union all
  select 'availability', case when available then 'available' else 'out-of-stock' end, sum(products)::bigint
  from private.catalogue_counts
  where category = wanted.category and subject = wanted.subject and owner = wanted.owner and term = wanted.term
    and (wanted.level is null or level = wanted.level)
  group by available
$$;

-- One page of identifiers, read from an index that is already in the right order: sorting and bitmap
-- scans are priced out, since without fresh statistics they look cheap and read every match.
create function private.catalogue_page(wanted private.catalogue_filters, page_size bigint, skipped bigint)
returns uuid[]
language plpgsql stable set search_path = '' set enable_sort = off set enable_bitmapscan = off as $$
declare
  page uuid[];
begin
  execute 'select array(select product_id from public.products where published'
    || case when wanted.category <> '*' then ' and category_id = $1::uuid' else '' end
    || case when wanted.subject <> '*' then ' and subject_id = $2::uuid' else '' end
    || case when wanted.owner <> '*' then ' and owner_id = $3::uuid' else '' end
    || case when wanted.term <> '*' then ' and term = $4' else '' end
    || case when wanted.level is not null then ' and level = $5' else '' end
    || case when wanted.available is not null then ' and available = $6' else '' end
    || ' order by created_at desc, product_id limit $7 offset $8)'
  into page
  using wanted.category, wanted.subject, wanted.owner, wanted.term, wanted.level, wanted.available,
    page_size, skipped;
  return page;
end
$$;

-- The search: every word must be found; numbers of one or two digits only put their products first,
-- unless there is nothing else in the query.
create function private.catalogue_search(
  wanted private.catalogue_filters, words text[], page_size bigint, skipped bigint,
  out total bigint, out page uuid[], out facet_counts jsonb)
language plpgsql stable set search_path = '' as $$
declare
  patterns constant text[] := array(
    select private.search_pattern(word) from unnest(words) as word where word !~ '^[0-9]{1,2}$');
  numbers constant text[] := array(
    select private.search_pattern(word) from unnest(words) as word where word ~ '^[0-9]{1,2}$');
  required constant text[] := case when patterns = '{}' then numbers else patterns end;
begin
  execute $sql$
    with found as materialized (
      select product_id, created_at, category_id::text as category, owner_id::text as owner, term, level, available,
        (select count(*) from unnest($2) as number where search_text like number) as rank,
        ($3.category = '*' or category_id::text = $3.category) as in_category,
        ($3.subject = '*' or coalesce(subject_id::text = $3.subject, false)) as in_subject,
        ($3.owner = '*' or owner_id::text = $3.owner) as in_owner,
        ($3.term = '*' or coalesce(term = $3.term, false)) as in_term,
        ($3.level is null or coalesce(level = $3.level, false)) as in_level,
        ($3.available is null or available = $3.available) as in_available
      from public.products
      where published and $sql$ || (
        select string_agg(format('search_text like $1[%s]', place), ' and ')
        from generate_subscripts(required, 1) as place) || $sql$),
    facet (dimension, value, products) as (
      select 'category', category, count(*) from found
      where in_subject and in_owner and in_term and in_level and in_available group by 2
      union all
      select 'course', term, count(*) from found
      where in_category and in_subject and in_owner and in_level and in_available and term is not null group by 2
      union all
      select 'owner', owner, count(*) from found
      where in_category and in_subject and in_term and in_level and in_available group by 2
      union all
      select 'level', level, count(*) from found
      where in_category and in_subject and in_owner and in_term and in_available and level is not null group by 2
      union all
      select 'availability', case when available then 'available' else 'out-of-stock' end, count(*) from found
      where in_category and in_subject and in_owner and in_term and in_level group by 2),
    matching as (
      select product_id, created_at, rank from found
      where in_category and in_subject and in_owner and in_term and in_level and in_available)
    select
      (select count(*) from matching),
      array(select product_id from matching order by rank desc, created_at desc, product_id limit $4 offset $5),
      (select coalesce(jsonb_agg(to_jsonb(facet)), '[]') from facet)
  $sql$
  into total, page, facet_counts
  using required, numbers, wanted, page_size, skipped;
end
$$;

revoke all on all functions in schema private from public;
