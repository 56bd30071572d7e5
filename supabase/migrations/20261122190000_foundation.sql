-- What every later file relies on: a schema that the REST interface never exposes, nothing
-- granted by default, and trigram search where the server offers it.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

-- Supabase grants everything in `public` to the API roles by default. Here each table and function
-- says for itself who may use it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm')
     and not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema if not exists extensions;
    create extension pg_trgm with schema extensions;
  end if;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- A view that PostgreSQL cannot write through is refused before anybody's rights are looked at, as a fault of the server. With
-- a trigger of this on every view the rights come first, and nobody has any.
create function private.refuse_view_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT405' using message = 'views_are_read_only', detail = format('%s %s', tg_op, tg_table_name);
end
$$;

revoke all on all functions in schema private from public;
