-- The part of the catalogue's schema that announcements need.
create schema if not exists private;
create table private.catalogue_changes (
  id bigint generated always as identity primary key,
  tag text not null,
  at timestamptz not null default now()
);
create function public.change(tags text[]) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into private.catalogue_changes (tag) select unnest(tags);
  perform pg_catalog.pg_notify('catalogue_changes', tag) from unnest(tags) as tag;
end
$$;
create function public.waiting() returns bigint language sql security definer set search_path = '' as $$
  select count(*) from private.catalogue_changes
$$;
