-- The directory pages: all categories, subjects or owners with a published product, in alphabetical order, paginated.

-- Digits and signs share one heading.
create function private.name_letter(key text) returns text
language sql immutable strict parallel safe
return coalesce(substring(key from E'^\uffff?([^\uffff0-9])'), '#');

-- The sort keys and search words of each name, in each language.
create table private.catalogue_names (
  kind text collate "C" not null check (kind in ('categories', 'subjects', 'owners')),
  language text collate "C" not null check (language in ('ar', 'en')),
  id uuid not null,
  key text collate "C" not null,
  letter text collate "C" not null generated always as (private.name_letter(key)) stored,
  -- Whether it has a published product. Stays true if two writers remove its last products at the same time.
  listed boolean not null default false,
  primary key (id, kind, language)
);

create index catalogue_names_in_order on private.catalogue_names (kind, language, key, id) include (letter) where listed;

alter table private.catalogue_names enable row level security;
revoke all on private.catalogue_names from public, anon, authenticated, service_role;

-- A name without titles (أ. د. م. Dr Eng…) and without the Arabic article, under which nobody looks it up.
create function private.filed_name(name text) returns text
language sql immutable strict parallel safe
return regexp_replace(name, '^\s*((أ|ا|د|م|dr|eng|mrs?|ms|prof)[./ ]+)*(ال(?=\S{2}))?', '', 'i');

-- A name without English uses the Arabic one. Names in the other script come last.
create function private.name_key(language text, name text, name_en text) returns text
language sql immutable parallel safe
return case
    when language = 'en' then private.fold_search(private.filed_name(coalesce(name_en, name)))
    when private.fold_search(name) >= E'\u0621' collate "C" then private.fold_search(private.filed_name(name))
    else E'\uffff' || private.fold_search(private.filed_name(name))
  end;

create function private.keep_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  key_column constant text := tg_argv[0];
begin
  if tg_op = 'DELETE' then
    delete from private.catalogue_names where kind = tg_table_name and id = (to_jsonb(old) ->> key_column)::uuid;
  else
    insert into private.catalogue_names (kind, language, id, key)
    select tg_table_name, language, (to_jsonb(new) ->> key_column)::uuid, private.name_key(language, new.name, new.name_en)
    from unnest(array['ar', 'en']) as language
    on conflict (id, kind, language) do update set key = excluded.key;
  end if;
  return null;
end
$$;

create trigger categories_keep_name after insert or delete or update of name, name_en on public.categories
  for each row execute function private.keep_name('category_id');
create trigger subjects_keep_name after insert or delete or update of name, name_en on public.subjects
  for each row execute function private.keep_name('subject_id');
create trigger owners_keep_name after insert or delete or update of name, name_en on public.owners
  for each row execute function private.keep_name('owner_id');

-- The categories, subjects and owners among these without a published product.
create function private.names_without_products(ids uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select id from unnest(ids) as id
    where not exists (select from public.products where published and category_id = id)
      and not exists (select from public.products where published and subject_id = id)
      and not exists (select from public.products where published and owner_id = id))
$$;

-- Adding a name to the directory shares the name's lock, removing it takes the lock exclusively: neither misses the
-- other's products. Only names whose last product is removed are locked exclusively.
create function private.keep_listed_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before uuid[] := '{}';
  after uuid[] := '{}';
  gained uuid[];
  emptied uuid[];
begin
  if tg_op = 'TRUNCATE' then
    update private.catalogue_names set listed = false where listed;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    before := array(
      select distinct id from old_products, unnest(array[category_id, subject_id, owner_id]) as id
      where published and id is not null);
  end if;
  if tg_op <> 'DELETE' then
    after := array(
      select distinct id from new_products, unnest(array[category_id, subject_id, owner_id]) as id
      where published and id is not null);
  end if;

  gained := array(select unnest(after) except select unnest(before));
  if gained <> '{}' then
    perform from public.categories where category_id = any (gained) order by category_id for key share;
    perform from public.subjects where subject_id = any (gained) order by subject_id for key share;
    perform from public.owners where owner_id = any (gained) order by owner_id for key share;
    update private.catalogue_names set listed = true where id = any (gained) and not listed;
  end if;

  emptied := private.names_without_products(array(select unnest(before) except select unnest(after)));
  if emptied <> '{}' then
    perform from public.categories where category_id = any (emptied) order by category_id for update;
    perform from public.subjects where subject_id = any (emptied) order by subject_id for update;
    perform from public.owners where owner_id = any (emptied) order by owner_id for update;
    emptied := private.names_without_products(emptied);
    update private.catalogue_names set listed = false where id = any (emptied) and listed;
  end if;
  return null;
end
$$;

create trigger products_list_names_inserted after insert on public.products
  referencing new table as new_products
  for each statement execute function private.keep_listed_names();
create trigger products_list_names_updated after update on public.products
  referencing old table as old_products new table as new_products
  for each statement execute function private.keep_listed_names();
create trigger products_list_names_deleted after delete on public.products
  referencing old table as old_products
  for each statement execute function private.keep_listed_names();
create trigger products_list_names_truncated after truncate on public.products
  for each statement execute function private.keep_listed_names();

-- {total, letters: [{letter, page}], entries}: the page on which each first letter begins, and one page of entries as
-- in the directory, each with its letter. p_q keeps only the names that contain it, in either language.
create function public.shop_names(
  p_kind text, p_language text, p_page integer default 1, p_page_size integer default 100, p_q text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant bigint := least(greatest(coalesce(p_page_size, 100), 1), 100);
  skipped constant bigint := (greatest(coalesce(p_page, 1), 1)::bigint - 1) * page_size;
  pattern constant text := '%' || private.escape_like(private.fold_search(private.filed_name(left(p_q, 100)))) || '%';
  -- Null: all of them.
  found constant uuid[] := case when pattern is not null then array(
    select distinct id from private.catalogue_names where kind = p_kind and listed and key like pattern) end;
begin
  return (
    with counted as (
      select letter, key >= E'\uffff' as is_other_script, count(*) as names
      from private.catalogue_names
      where kind = p_kind and language = p_language and listed and (found is null or id = any (found))
      group by 1, 2),
    begun as materialized (
      select letter, names,
        sum(names) over (order by is_other_script, letter <> '#', letter) - names as names_before
      from counted),
    paged as materialized (
      select id, letter, key
      from private.catalogue_names
      where kind = p_kind and language = p_language and listed and (found is null or id = any (found))
      order by key, id
      limit page_size offset skipped)
    select jsonb_build_object(
      'total', (select coalesce(sum(names), 0) from begun),
      'letters', (
        select coalesce(jsonb_agg(jsonb_build_object('letter', letter, 'page', div(first, page_size) + 1) order by first), '[]')
        from (select letter, min(names_before) as first from begun group by letter) as letters),
      'entries', (
        select coalesce(jsonb_agg(entries.entry || jsonb_build_object('letter', paged.letter) order by paged.key, paged.id), '[]')
        from paged
        join private.landing_entries(p_kind, array(select id from paged)) as entries using (id))));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_names from public, anon, authenticated, service_role;
grant execute on function public.shop_names to anon, authenticated, service_role;
