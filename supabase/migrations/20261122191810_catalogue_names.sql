-- The directory pages: all categories, subjects or owners with a published product, alphabetical, in pages.

-- Digits and signs share one heading.
create function private.name_letter(key text) returns text
language sql immutable strict parallel safe
return coalesce(substring(key from E'^\uffff?([^\uffff0-9])'), '#');

-- What each name is sorted and found by, in each language.
create table private.catalogue_names (
  kind text collate "C" not null check (kind in ('categories', 'subjects', 'owners')),
  language text collate "C" not null check (language in ('ar', 'en')),
  id uuid not null,
  key text collate "C" not null,
  letter text collate "C" not null generated always as (private.name_letter(key)) stored,
  primary key (kind, language, id)
);

create index catalogue_names_in_order on private.catalogue_names (kind, language, key, id) include (letter);

alter table private.catalogue_names enable row level security;
revoke all on private.catalogue_names from public, anon, authenticated, service_role;

-- A name without titles (أ. د. م. Dr Eng…) and without the Arabic article, which nobody looks it up by.
create function private.filed_name(name text) returns text
language sql immutable strict parallel safe
return regexp_replace(name, '^\s*((أ|ا|د|م|dr|eng|mrs?|ms|prof)[./ ]+)*(ال(?=\S{2}))?', '', 'i');

-- Where a name has no English the Arabic one stands in. The names of the other script come last.
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
  if tg_op <> 'INSERT' then
    delete from private.catalogue_names where kind = tg_table_name and id = (to_jsonb(old) ->> key_column)::uuid;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.catalogue_names (kind, language, id, key)
    select tg_table_name, language, (to_jsonb(new) ->> key_column)::uuid, private.name_key(language, new.name, new.name_en)
    from unnest(array['ar', 'en']) as language;
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

-- The names with a published product in alphabetical order, numbered from 0. Those that match `pattern`, if there is one,
-- in either language. Without fresh statistics the planner expects a single name and would compare each with all counters.
create function private.listed_names(of_kind text, in_language text, pattern text)
returns table (id uuid, letter text, place bigint)
language plpgsql stable set search_path = '' set enable_nestloop = off as $$
begin
  return query
    with shown as materialized (
      select value::uuid as id
      from (
        select category as value, products from private.catalogue_counts
        where of_kind = 'categories' and trait = '' and subject = '*' and owner = '*' and category <> '*'
        union all
        select subject, products from private.catalogue_counts
        where of_kind = 'subjects' and trait = '' and category = '*' and owner = '*' and subject not in ('*', '')
        union all
        select owner, products from private.catalogue_counts
        where of_kind = 'owners' and trait = '' and category = '*' and subject = '*' and owner <> '*') as counted
      group by value
      having sum(products) > 0)
    select named.id, named.letter, row_number() over (order by named.key, named.id) - 1
    from private.catalogue_names as named
    join shown on shown.id = named.id
    where named.kind = of_kind and named.language = in_language
      and (pattern is null or named.id in (
        select found.id from private.catalogue_names as found where found.kind = of_kind and found.key like pattern));
end
$$;

-- {total, letters: [{letter, page}], entries}: the page on which each first letter begins, and one page of entries as in
-- the directory, each with its letter. p_q leaves the names that contain it, in either language.
create function public.shop_names(
  p_kind text, p_language text, p_page integer default 1, p_page_size integer default 100, p_q text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant bigint := least(greatest(coalesce(p_page_size, 100), 1), 100);
  skipped constant bigint := (greatest(coalesce(p_page, 1), 1)::bigint - 1) * page_size;
  pattern constant text := '%' || private.escape_like(private.fold_search(private.filed_name(left(p_q, 100)))) || '%';
begin
  return (
    with listed as materialized (
      select * from private.listed_names(p_kind, p_language, pattern)),
    paged as materialized (
      select id, letter, place from listed where place >= skipped and place < skipped + page_size)
    select jsonb_build_object(
      'total', (select count(*) from listed),
      'letters', (
        select coalesce(jsonb_agg(jsonb_build_object('letter', letter, 'page', first / page_size + 1) order by first), '[]')
        from (select letter, min(place) as first from listed group by letter) as begun),
      'entries', (
        select coalesce(jsonb_agg(entries.entry || jsonb_build_object('letter', paged.letter) order by paged.place), '[]')
        from paged
        join private.landing_entries(p_kind, array(select id from paged)) as entries using (id))));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_names from public, anon, authenticated, service_role;
grant execute on function public.shop_names to anon, authenticated, service_role;
