-- The basis of all later files: a schema that the REST interface never exposes, no default grants, and trigram search
-- where the server offers it.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

-- Supabase grants everything in `public` to the API roles by default. Here, each table and function declares its own
-- grants.
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

-- PostgreSQL rejects a write to a non-updatable view before it checks any rights, and reports a server error. With this
-- trigger on every view, the rights are checked first, and nobody has any.
create function private.refuse_view_write() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT405' using message = 'views_are_read_only', detail = format('%s %s', tg_op, tg_table_name);
end
$$;

revoke all on all functions in schema private from public;
