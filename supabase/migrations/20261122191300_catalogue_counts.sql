-- How many published products each combination of filters shows, so that totals and filter counts
-- cost the same whatever the size of the catalogue.
--
-- A row counts one cell: category, subject, owner and term each hold a value, '' for "has none", or
-- '*' for "any". Level and availability are few and are summed when read.
--
-- Writers only ever append their differences, so they never wait for each other. Whoever gets the
-- folding lock without waiting also merges the cells it touched into one row each; readers add up
-- whatever rows a cell has at the moment.

create table private.catalogue_counts (
  category text collate "C" not null,
  subject text collate "C" not null,
  owner text collate "C" not null,
  term text collate "C" not null,
  level text collate "C" not null,
  available boolean not null,
  products bigint not null
);

create index catalogue_counts_by_term on private.catalogue_counts (category, subject, owner, term);
create index catalogue_counts_by_owner on private.catalogue_counts (category, subject, term, owner);
create index catalogue_counts_by_subject on private.catalogue_counts (category, owner, term, subject);
create index catalogue_counts_by_category on private.catalogue_counts (subject, owner, term, category);

alter table private.catalogue_counts enable row level security;
revoke all on private.catalogue_counts from public, anon, authenticated, service_role;

create function private.count_row(product public.products, difference bigint)
returns private.catalogue_counts
language sql stable
return row(
  product.category_id::text, coalesce(product.subject_id::text, ''), product.owner_id::text,
  coalesce(product.term, ''), coalesce(product.level, ''), product.available, difference)::private.catalogue_counts;

-- Every cell that the given rows change, with the sum of the change.
create function private.count_cells(changes private.catalogue_counts[])
returns setof private.catalogue_counts
language sql stable set search_path = '' as $$
  select cell.category, cell.subject, cell.owner, cell.term, change.level, change.available, sum(change.products)::bigint
  from (
    select category, subject, owner, term, level, available, sum(products) as products
    from unnest(changes)
    group by 1, 2, 3, 4, 5, 6
    having sum(products) <> 0) as change
  cross join lateral (
    select *
    from (values (change.category), ('*')) as c (category),
         (values (change.subject), ('*')) as s (subject),
         (values (change.owner), ('*')) as o (owner),
         (values (change.term), ('*')) as t (term)) as cell
  group by 1, 2, 3, 4, 5, 6
  having sum(change.products) <> 0
$$;

create function private.apply_count_changes(changes private.catalogue_counts[]) returns void
language plpgsql set search_path = '' as $$
declare
  cells private.catalogue_counts[] := array(select cell from private.count_cells(changes) as cell);
begin
  if cardinality(cells) = 0 then
    return;
  end if;
  -- Under a stricter isolation level a merge could fail on rows merged by someone else.
  if current_setting('transaction_isolation') = 'read committed'
     and pg_try_advisory_xact_lock(hashtextextended('catalogue counts', 0)) then
    with merged as (
      delete from private.catalogue_counts as counted
      using unnest(cells) as cell
      where counted.category = cell.category and counted.subject = cell.subject
        and counted.owner = cell.owner and counted.term = cell.term
        and counted.level = cell.level and counted.available = cell.available
      returning counted.*)
    insert into private.catalogue_counts
    select category, subject, owner, term, level, available, sum(products)
    from (select * from merged union all select * from unnest(cells)) as part
    group by 1, 2, 3, 4, 5, 6
    having sum(products) <> 0;
  else
    insert into private.catalogue_counts select * from unnest(cells);
  end if;
end
$$;

create function private.count_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  case tg_op
    when 'INSERT' then
      perform private.apply_count_changes(array(
        select private.count_row(product, 1) from new_products as product where product.published));
    when 'DELETE' then
      perform private.apply_count_changes(array(
        select private.count_row(product, -1) from old_products as product where product.published));
    when 'UPDATE' then
      perform private.apply_count_changes(array(
        select private.count_row(product, -1) from old_products as product where product.published
        union all
        select private.count_row(product, 1) from new_products as product where product.published));
    else
      truncate private.catalogue_counts;
  end case;
  return null;
end
$$;

create trigger products_count_inserted after insert on public.products
  referencing new table as new_products
  for each statement execute function private.count_products();
create trigger products_count_updated after update on public.products
  referencing old table as old_products new table as new_products
  for each statement execute function private.count_products();
create trigger products_count_deleted after delete on public.products
  referencing old table as old_products
  for each statement execute function private.count_products();
create trigger products_count_truncated after truncate on public.products
  for each statement execute function private.count_products();

-- The cells whose kept count differs from a recount. Empty is right.
create function private.wrong_catalogue_counts()
returns table (category text, subject text, owner text, term text, level text, available boolean, kept bigint, recounted bigint)
language sql stable set search_path = '' as $$
  select category, subject, owner, term, level, available,
    coalesce(kept.products, 0), coalesce(recounted.products, 0)
  from (
    select category, subject, owner, term, level, available, sum(products)::bigint as products
    from private.catalogue_counts
    group by 1, 2, 3, 4, 5, 6) as kept
  full join private.count_cells(array(
    select private.count_row(product, 1) from public.products as product where product.published)) as recounted
    using (category, subject, owner, term, level, available)
  where coalesce(kept.products, 0) <> coalesce(recounted.products, 0)
$$;

revoke all on all functions in schema private from public;
