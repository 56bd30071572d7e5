-- The directory pages: all categories, subjects or owners with a published product, alphabetical, in pages.

-- What a name is sorted by. Where a language has no name the Arabic one stands in; the other script's names come last.
create function private.name_key(language text, name text, name_en text) returns text
language sql immutable parallel safe
return case language
    when 'en' then private.fold_search(coalesce(name_en, name))
    else case when private.fold_search(name) >= E'\u0621' collate "C" then '' else E'\ufffd' end || private.fold_search(name)
  end collate "C";

-- Digits and signs share one heading.
create function private.name_letter(key text) returns text
language sql immutable strict parallel safe
return coalesce(substring(key from E'^\ufffd?([^\ufffd0-9])'), '#');

-- {total, letters: [{letter, page}], entries}: the page on which each first letter begins, and one page of entries as in
-- the directory, each with its letter. p_q leaves the names that contain it, in either language.
create function public.shop_names(
  p_kind text, p_language text, p_page integer default 1, p_page_size integer default 100, p_q text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant bigint := least(greatest(coalesce(p_page_size, 100), 1), 100);
  skipped constant bigint := (greatest(coalesce(p_page, 1), 1)::bigint - 1) * page_size;
  pattern constant text := '%' || private.escape_like(private.fold_search(left(p_q, 100))) || '%';
begin
  return (
    with listed as materialized (
      select id, key, private.name_letter(key) as letter, row_number() over (order by key collate "C", id) - 1 as place
      from (
        select id, private.name_key(p_language, name, name_en) as key
        from (
          select category_id as id, name, name_en from public.categories where p_kind = 'categories'
          union all
          select subject_id, name, name_en from public.subjects where p_kind = 'subjects'
          union all
          select owner_id, name, name_en from public.owners where p_kind = 'owners') as named
        where exists (
            select from private.catalogue_counts
            where available is null and products > 0
              and category = case p_kind when 'categories' then id::text else '*' end
              and subject = case p_kind when 'subjects' then id::text else '*' end
              and owner = case p_kind when 'owners' then id::text else '*' end)
          and (pattern is null or private.fold_search(name) like pattern or private.fold_search(name_en) like pattern)) as keyed)
    select jsonb_build_object(
      'total', (select count(*) from listed),
      'letters', (
        select coalesce(jsonb_agg(jsonb_build_object('letter', letter, 'page', first / page_size + 1) order by first), '[]')
        from (select letter, min(place) as first from listed group by letter) as begun),
      'entries', (
        select coalesce(jsonb_agg(entries.entry || jsonb_build_object('letter', shown.letter) order by shown.place), '[]')
        from (select * from listed where place >= skipped and place < skipped + page_size) as shown
        join private.landing_entries(p_kind, array(
          select id from listed where place >= skipped and place < skipped + page_size)) as entries using (id))));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.shop_names from public, anon, authenticated, service_role;
grant execute on function public.shop_names to anon, authenticated, service_role;
