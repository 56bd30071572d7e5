-- The three questions of a listing without search words: how many, which ones, and what would each
-- other filter value show. All plpgsql, which keeps its query plans between calls.

-- Null is "any". The nil uuid and '-' stand for a slug that does not exist: they match nothing.
create type private.catalogue_filters as (
  category_id uuid, subject_id uuid, owner_id uuid, term text, level text, available boolean);

create type private.facet_count as (dimension text, value text, products bigint);

create function private.catalogue_total(wanted private.catalogue_filters) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(products), 0)
    from private.catalogue_counts
    where category = coalesce(wanted.category_id::text, '*')
      and subject = coalesce(wanted.subject_id::text, '*')
      and owner = coalesce(wanted.owner_id::text, '*')
      and term = coalesce(wanted.term, '*')
      and (wanted.level is null or level = wanted.level)
      and (wanted.available is null or available = wanted.available));
end
$$;

create function private.catalogue_facet_counts(wanted private.catalogue_filters)
returns private.facet_count[]
language plpgsql stable set search_path = '' as $$
declare
  any_category constant text := coalesce(wanted.category_id::text, '*');
  any_subject constant text := coalesce(wanted.subject_id::text, '*');
  any_owner constant text := coalesce(wanted.owner_id::text, '*');
  any_term constant text := coalesce(wanted.term, '*');
begin
  return array(
    select row('category', category, sum(products)::bigint)::private.facet_count
    from private.catalogue_counts
    where subject = any_subject and owner = any_owner and term = any_term and category <> '*'
      and (wanted.level is null or level = wanted.level)
      and (wanted.available is null or available = wanted.available)
    group by category
    union all
    select row('course', term, sum(products)::bigint)::private.facet_count
    from private.catalogue_counts
    where category = any_category and subject = any_subject and owner = any_owner and term <> '*'
      and (wanted.level is null or level = wanted.level)
      and (wanted.available is null or available = wanted.available)
    group by term
    union all
    select row('owner', owner, sum(products)::bigint)::private.facet_count
    from private.catalogue_counts
    where category = any_category and subject = any_subject and term = any_term and owner <> '*'
      and (wanted.level is null or level = wanted.level)
      and (wanted.available is null or available = wanted.available)
    group by owner
    union all
    select row('level', level, sum(products)::bigint)::private.facet_count
    from private.catalogue_counts
    where category = any_category and subject = any_subject and owner = any_owner and term = any_term
      and (wanted.available is null or available = wanted.available)
    group by level
    union all
    select row('availability', case when available then 'available' else 'out-of-stock' end, sum(products)::bigint)::private.facet_count
    from private.catalogue_counts
    where category = any_category and subject = any_subject and owner = any_owner and term = any_term
      and (wanted.level is null or level = wanted.level)
    group by available);
end
$$;

-- One page of identifiers, read from an index that is already in the right order, from whichever end
-- is nearer. Sorting and bitmap scans are priced out: without fresh statistics they look cheap, and
-- they read every match.
create function private.catalogue_page(
  wanted private.catalogue_filters, total bigint, page_size bigint, skipped bigint)
returns uuid[]
language plpgsql stable set search_path = '' set enable_sort = off set enable_bitmapscan = off as $$
declare
  from_end constant boolean := skipped > total / 2;
  taken constant bigint := least(page_size, total - skipped);
  page uuid[];
begin
  execute 'select array(select product_id from public.products where published'
    || case when wanted.category_id is not null then ' and category_id = $1' else '' end
    || case when wanted.subject_id is not null then ' and subject_id = $2' else '' end
    || case when wanted.owner_id is not null then ' and owner_id = $3' else '' end
    || case when wanted.term is not null then ' and term = $4' else '' end
    || case when wanted.level is not null then ' and level = $5' else '' end
    || case when wanted.available is not null then ' and available = $6' else '' end
    || ' order by '
    || case when from_end then 'created_at, product_id desc' else 'created_at desc, product_id' end
    || ' limit $7 offset $8)'
  into page
  using wanted.category_id, wanted.subject_id, wanted.owner_id, wanted.term, wanted.level,
    wanted.available, taken, case when from_end then total - skipped - taken else skipped end;
  if from_end then
    return array(select id from unnest(page) with ordinality as listed (id, place) order by place desc);
  end if;
  return page;
end
$$;

revoke all on all functions in schema private from public;
