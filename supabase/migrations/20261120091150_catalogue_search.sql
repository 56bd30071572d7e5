-- The same three answers for a listing with search words, from the products found.

-- Every word must be found; numbers of one or two digits only put their products first, unless the
-- query has nothing else.
create function private.catalogue_search(
  wanted private.catalogue_filters, words text[], page_size bigint, skipped bigint,
  out total bigint, out page uuid[], out facet_counts private.facet_count[])
language plpgsql stable set search_path = '' as $$
declare
  patterns constant text[] := array(
    select private.search_pattern(word) from unnest(words) as word where word !~ '^[0-9]{1,2}$');
  numbers constant text[] := array(
    select private.search_pattern(word) from unnest(words) as word where word ~ '^[0-9]{1,2}$');
  required constant text[] := case when patterns = '{}' then numbers else patterns end;
  filter text := '';
  rank text := '0';
  -- One bit for each filter that a product does not meet. A filter's own counts let its own bit pass.
  missed constant text := '0'
    || case when wanted.category_id is null then '' else ' + (category_id is distinct from $3)::integer * 1' end
    || case when wanted.subject_id is null then '' else ' + (subject_id is distinct from $4)::integer * 2' end
    || case when wanted.owner_id is null then '' else ' + (owner_id is distinct from $5)::integer * 4' end
    || case when wanted.term is null then '' else ' + (term is distinct from $6)::integer * 8' end
    || case when wanted.level is null then '' else ' + (level is distinct from $7)::integer * 16' end
    || case when wanted.available is null then '' else ' + (available is distinct from $8)::integer * 32' end;
begin
  for place in 1 .. cardinality(required) loop
    filter := filter || format(' and search_text like $1[%s]', place);
  end loop;
  for place in 1 .. cardinality(numbers) loop
    rank := rank || format(' + (search_text like $2[%s])::integer', place);
  end loop;

  execute $sql$
    with found as materialized (
      select product_id, created_at, category_id, owner_id, term, level, available,
        $sql$ || missed || $sql$ as missed, $sql$ || rank || $sql$ as rank
      from public.products
      where published $sql$ || filter || $sql$),
    grouped as materialized (
      select category_id, owner_id, term, level, available, missed, count(*) as products
      from found
      group by 1, 2, 3, 4, 5, 6),
    facet (dimension, value, products) as (
      select 'category', category_id::text, sum(products)::bigint from grouped where missed & ~1 = 0 group by category_id
      union all
      select 'owner', owner_id::text, sum(products)::bigint from grouped where missed & ~4 = 0 group by owner_id
      union all
      select 'course', term, sum(products)::bigint from grouped where missed & ~8 = 0 group by term
      union all
      select 'level', level, sum(products)::bigint from grouped where missed & ~16 = 0 group by level
      union all
      select 'availability', case when available then 'available' else 'out-of-stock' end, sum(products)::bigint
      from grouped where missed & ~32 = 0 group by available)
    select
      (select coalesce(sum(products), 0) from grouped where missed = 0),
      array(
        select product_id from found where missed = 0
        order by rank desc, created_at desc, product_id limit $9 offset $10),
      array(select row(facet.*)::private.facet_count from facet)
  $sql$
  into total, page, facet_counts
  using required, numbers, wanted.category_id, wanted.subject_id, wanted.owner_id, wanted.term, wanted.level,
    wanted.available, page_size, skipped;
end
$$;

revoke all on all functions in schema private from public;
