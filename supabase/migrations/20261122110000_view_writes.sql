-- Writes through the views. A view that PostgreSQL cannot write through is refused before anybody's rights are looked at,
-- as a fault of the server; with these triggers the rights come first, and nobody has any.

create function private.refuse_view_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT405' using message = 'views_are_read_only', detail = format('%s %s', tg_op, tg_table_name);
end
$$;

do $$
declare
  view_name name;
begin
  for view_name in select viewname from pg_catalog.pg_views where schemaname = 'public' loop
    execute format(
      'create trigger views_are_read_only instead of insert or update or delete on public.%I
         for each row execute function private.refuse_view_write()', view_name);
  end loop;
end
$$;

revoke all on function private.refuse_view_write from public, anon, authenticated, service_role;
