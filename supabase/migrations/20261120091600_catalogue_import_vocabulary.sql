-- Catalogue import, step two: the categories, subjects and owners that the rows name.

-- Rows of the batch whose line is within the range: an import looks for bad rows by halving it.
create function private.import_rows(p_batch uuid, first_line integer, last_line integer)
returns setof private.catalogue_import_rows
language sql stable as $$
  select * from private.catalogue_import_rows
  where batch = p_batch and line between first_line and last_line
$$;

-- Categories and subjects have the same shape; topic is 'category' or 'subject', also the column.
create function private.import_topics(
  vocabulary regclass, topic text, p_batch uuid, first_line integer, last_line integer)
returns void
language plpgsql set search_path = '' as $$
declare
  stated constant text := format(
    'select %1$I as name, max(%2$I) as name_en, min(line) as line
     from private.import_rows($1, $2, $3) where %1$I is not null group by %1$I', topic, topic || '_en');
  named record;
begin
  execute format(
    'update %s as known set name_en = stated.name_en from (%s) as stated
     where known.name = stated.name and stated.name_en is not null
       and known.name_en is distinct from stated.name_en', vocabulary, stated)
  using p_batch, first_line, last_line;
  for named in
    execute format('select * from (%s) as stated where name not in (select name from %s) order by line', stated, vocabulary)
    using p_batch, first_line, last_line
  loop
    execute format(
      'insert into %1$s (slug, name, name_en, position) select $1, $2, $3, coalesce(max(position), 0) + 1 from %1$s',
      vocabulary)
    using private.free_slug(vocabulary, private.slug_of(named.name_en, named.name)), named.name, named.name_en;
  end loop;
end
$$;

create function private.import_owners(p_batch uuid, first_line integer, last_line integer) returns void
language plpgsql set search_path = '' as $$
declare
  named record;
begin
  update public.owners as known
  set name_en = coalesce(stated.name_en, known.name_en), kind = stated.kind
  from (
    select owner as name, max(owner_en) as name_en, max(owner_kind) as kind
    from private.import_rows(p_batch, first_line, last_line)
    group by owner) as stated
  where known.name = stated.name
    and (known.name_en, known.kind) is distinct from (coalesce(stated.name_en, known.name_en), stated.kind);
  for named in
    select owner as name, max(owner_en) as name_en, max(owner_kind) as kind
    from private.import_rows(p_batch, first_line, last_line)
    where owner is not null and owner not in (select name from public.owners)
    group by owner
    order by min(line)
  loop
    insert into public.owners (slug, name, name_en, kind)
    values (private.free_slug('public.owners', private.slug_of(named.name_en, named.name)),
      named.name, named.name_en, named.kind);
  end loop;
end
$$;

revoke all on all functions in schema private from public;
grant execute on function private.is_isbn13(text) to service_role;
