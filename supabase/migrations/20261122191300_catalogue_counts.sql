-- How many published products each combination of filters has, so that totals and filter counts take the same time for
-- any size of the catalogue.
--
-- A cell is a combination of category, subject and owner; each is a value, '' for "has none", or '*' for "any". `trait`
-- describes what part of a cell a row counts. '': the whole cell; the largest cells are found by these rows. 'every':
-- one combination of the filters with few values (the row's other columns). Reading sums these, of which there may be a
-- thousand. A cell with at most one value, which may have many products, therefore also has rows for each value of each
-- of these filters.
--
-- Writers only append differences, so they never wait for each other. A writer that gets the folding lock without
-- waiting also merges the rows of the cells that it changed, and some that others left, into one row each. Readers sum
-- all rows of a cell.

create table private.catalogue_counts (
  category text collate "C" not null,
  subject text collate "C" not null,
  owner text collate "C" not null,
  trait text collate "C" not null,
  -- Of one filter; otherwise null.
  value text collate "C",
  term text collate "C",
  level text collate "C",
  available boolean,
  -- 0: none.
  grade smallint,
  track_bits smallint,
  price_band smallint,
  products bigint not null,
  folded boolean not null default false
);

create index catalogue_counts_split on private.catalogue_counts
  (category, subject, owner, grade, price_band, available, term, level, track_bits) include (products)
  where trait = 'every';
create index catalogue_counts_whole on private.catalogue_counts (category, subject, owner) include (products)
  where trait = '';
create index catalogue_counts_single on private.catalogue_counts (category, subject, owner, trait, value) include (products)
  where value is not null;
-- The largest cells for a selected one.
create index catalogue_counts_largest_categories on private.catalogue_counts (subject, owner, products desc, category)
  where trait = '' and folded;
create index catalogue_counts_largest_subjects on private.catalogue_counts (category, owner, products desc, subject)
  where trait = '' and folded;
create index catalogue_counts_largest_owners on private.catalogue_counts (category, subject, products desc, owner)
  where trait = '' and folded;
create index catalogue_counts_waiting on private.catalogue_counts (category) where not folded;

alter table private.catalogue_counts enable row level security;
revoke all on private.catalogue_counts from public, anon, authenticated, service_role;

create function private.count_row(product public.products, difference bigint)
returns private.catalogue_counts
language sql stable
as $$
  select row(
    product.category_id::text, coalesce(product.subject_id::text, ''), product.owner_id::text, 'every', null,
    coalesce(product.term, ''), coalesce(product.level, ''), product.available, coalesce(product.grade, 0),
    product.track_bits, product.price_band, difference, false)::private.catalogue_counts
$$;

-- All rows that the given ones change, each with the sum of the change.
create function private.count_cells(changes private.catalogue_counts[])
returns setof private.catalogue_counts
language sql stable set search_path = '' as $$
  select cell.category, cell.subject, cell.owner, part.trait, part.value, part.term, part.level, part.available, part.grade,
    part.track_bits, part.price_band, sum(change.products)::bigint, false
  from (
    select category, subject, owner, term, level, available, grade, track_bits, price_band, sum(products) as products
    from unnest(changes)
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    having sum(products) <> 0) as change
  cross join lateral (
    values ('every', null, change.term, change.level, change.available, change.grade, change.track_bits, change.price_band),
      ('', null, null, null, null, null, null, null),
      ('term', change.term, null, null, null, null, null, null),
      ('level', change.level, null, null, null, null, null, null),
      ('available', change.available::text, null, null, null, null, null, null),
      ('grade', change.grade::text, null, null, null, null, null, null),
      ('track_bits', change.track_bits::text, null, null, null, null, null, null),
      ('price_band', change.price_band::text, null, null, null, null, null, null))
    as part (trait, value, term, level, available, grade, track_bits, price_band)
  cross join lateral (
    select *
    from (values (change.category), ('*')) as c (category),
         (values (change.subject), ('*')) as s (subject),
         (values (change.owner), ('*')) as o (owner)) as cell
  where part.value is null or (cell.category = '*')::integer + (cell.subject = '*')::integer + (cell.owner = '*')::integer >= 2
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  having sum(change.products) <> 0
$$;

create function private.apply_count_changes(changes private.catalogue_counts[]) returns void
language plpgsql set search_path = '' as $$
declare
  most_waiting constant bigint := 500;
  cells private.catalogue_counts[] := array(select cell from private.count_cells(changes) as cell);
begin
  if cardinality(cells) = 0 then
    return;
  end if;
  -- Under a stricter isolation level, merging could fail because of rows that another transaction has merged.
  if current_setting('transaction_isolation') = 'read committed'
     and pg_try_advisory_xact_lock(hashtextextended('catalogue counts', 0)) then
    with waiting as (
      delete from private.catalogue_counts
      where ctid = any (array(select ctid from private.catalogue_counts where not folded limit most_waiting))
      returning *),
    touched as materialized (
      select distinct category, subject, owner, trait, value, term, level, available, grade, track_bits, price_band
      from (select * from waiting union all select * from unnest(cells)) as change),
    merged_splits as (
      delete from private.catalogue_counts as counted
      using touched
      where counted.category = touched.category and counted.subject = touched.subject
        and counted.owner = touched.owner and counted.grade = touched.grade
        and counted.price_band = touched.price_band and counted.available = touched.available
        and counted.term = touched.term and counted.level = touched.level
        and counted.track_bits = touched.track_bits and counted.trait = 'every' and counted.folded
      returning counted.*),
    merged_wholes as (
      delete from private.catalogue_counts as counted
      using touched
      where counted.category = touched.category and counted.subject = touched.subject
        and counted.owner = touched.owner and touched.trait = '' and counted.trait = '' and counted.folded
      returning counted.*),
    merged_singles as (
      delete from private.catalogue_counts as counted
      using touched
      where counted.category = touched.category and counted.subject = touched.subject
        and counted.owner = touched.owner and counted.trait = touched.trait and counted.value = touched.value
        and counted.value is not null and counted.folded
      returning counted.*)
    insert into private.catalogue_counts
    select category, subject, owner, trait, value, term, level, available, grade, track_bits, price_band, sum(products), true
    from (
      select * from waiting
      union all select * from merged_splits
      union all select * from merged_wholes
      union all select * from merged_singles
      union all select * from unnest(cells)) as part
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
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

-- Cells whose stored sum differs from a recount, and cells with more than one merged row. Empty if everything is
-- correct.
create function private.wrong_catalogue_counts() returns setof private.catalogue_counts
language sql stable set search_path = '' as $$
  select category, subject, owner, trait, value, term, level, available, grade, track_bits, price_band,
    sum(products)::bigint, count(*) filter (where folded) > 1
  from (
    select * from private.catalogue_counts
    union all
    select category, subject, owner, trait, value, term, level, available, grade, track_bits, price_band, -products, false
    from private.count_cells(array(
      select private.count_row(product, 1) from public.products as product where product.published))) as part
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  having sum(products) <> 0 or count(*) filter (where folded) > 1
$$;

revoke all on all functions in schema private from public;
