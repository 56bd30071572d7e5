-- What a Supabase project has before its first migration, for databases that are not one.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create schema if not exists extensions;
create schema if not exists auth;
grant usage on schema auth, extensions to anon, authenticated, service_role;

create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid
$$;

-- The part of the auth service's own table that migrations refer to.
create table auth.users (
  id uuid primary key,
  email varchar(255) unique,
  email_confirmed_at timestamptz,
  raw_user_meta_data jsonb
);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  not_after timestamptz
);

-- Here everybody is signed in from the start, in one session that has the user's own id.
create function auth.begin_session() returns trigger language plpgsql as $$
begin
  insert into auth.sessions (id, user_id) values (new.id, new.id);
  return null;
end
$$;
create trigger begin_session after insert on auth.users for each row execute function auth.begin_session();

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select jsonb_build_object('sub', auth.uid(), 'session_id', auth.uid())
$$;
