-- Tables and functions for the embedded backend's own tests.
create table public.notes (
  id bigint generated always as identity primary key,
  owner uuid default auth.uid(),
  body text not null,
  shown boolean not null default false
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated, service_role;
grant select (id, owner, body, shown) on public.notes to anon;
grant select, insert, delete on public.notes to authenticated;
grant all on public.notes to service_role;
create policy "anyone reads what is shown" on public.notes for select to anon using (shown);
create policy "owners keep their notes" on public.notes for all to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
insert into public.notes (owner, body, shown) values (null, 'shown to all', true), (null, 'hidden', false);

create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
create table private.ledger (id bigint generated always as identity primary key, amount bigint);
alter table private.ledger enable row level security;

-- Takes minutes.
create function public.count_far() returns bigint language sql as $$ select count(*) from generate_series(1, 100000000000) $$;

create function public.role_now() returns text language sql stable as $$ select current_user::text $$;
create function public.list_length(list jsonb) returns integer language sql immutable as $$ select jsonb_array_length(list) $$;
create function public.all_bodies() returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(body), '[]') from public.notes
$$;
revoke all on function public.all_bodies() from public, anon, authenticated;

-- What the two browser roles may do, as text, one entry for each role, object and verb.
create function public.browser_privileges() returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by entry), '[]') from (
    select format('%s %s %s.%s', role.name, verb.name, namespace.nspname, relation.relname) as entry
    from pg_catalog.pg_class relation
    join pg_catalog.pg_namespace namespace on namespace.oid = relation.relnamespace,
      (values ('anon'), ('authenticated')) role (name),
      (values ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE'), ('REFERENCES'), ('TRIGGER')) verb (name)
    where namespace.nspname in ('public', 'private', 'auth', 'supabase_migrations') and relation.relkind in ('r', 'v')
      and pg_catalog.has_table_privilege(role.name, relation.oid, verb.name)
    union all
    select format('%s %s (%s) %s', role.name, 'SELECT', attribute.attname, relation.relname)
    from pg_catalog.pg_attribute attribute
    join pg_catalog.pg_class relation on relation.oid = attribute.attrelid,
      (values ('anon'), ('authenticated')) role (name)
    where attribute.attacl is not null and relation.relnamespace = 'public'::regnamespace
      and pg_catalog.has_column_privilege(role.name, relation.oid, attribute.attnum, 'SELECT')
      and not pg_catalog.has_table_privilege(role.name, relation.oid, 'SELECT')
    union all
    select format('%s %s schema %s', role.name, 'USAGE', namespace.nspname)
    from pg_catalog.pg_namespace namespace, (values ('anon'), ('authenticated')) role (name)
    where namespace.nspname in ('public', 'private', 'supabase_migrations')
      and pg_catalog.has_schema_privilege(role.name, namespace.oid, 'USAGE')
  ) held
$$;

-- Leaves the database as a kill between lite's grants and their removal would.
create function public.open_everything() returns void language plpgsql security definer set search_path = '' as $$
begin
  grant usage on schema private to anon, authenticated;
  grant all on all tables in schema public, private to anon, authenticated;
  alter default privileges in schema private grant all on tables to anon;
end
$$;
revoke all on function public.browser_privileges(), public.open_everything() from public, anon, authenticated;
