import { SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';

const roles = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
`;

// Supabase grants the three API roles access to every new object in `public`. This stand-in does the same, so that a
// migration that forgets to revoke it fails on a laptop as well.
const openByDefault = `
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

const schemas = `
create schema if not exists auth;
create schema if not exists extensions;
grant usage on schema auth, extensions to anon, authenticated, service_role;
`;

/**
 * What a Supabase project has before its first migration: the API roles, the schemas `auth` and `extensions`, the
 * functions `auth.uid()` etc., and the default privileges of `public`. Idempotent; run on every start.
 */
export const platformSql = [roles, schemas, SUPABASE_AUTH_HELPERS_SQL, openByDefault].join('\n');
