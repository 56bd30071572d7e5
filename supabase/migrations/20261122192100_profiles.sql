-- Shoppers' profiles. The row is created when the auth service has confirmed the address, by e-mail or through Google,
-- and then belongs to the shopper: later metadata of the auth service changes nothing here, and grants no rights.

create table public.user_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- As confirmed by the auth service; it changes only there.
  email text not null,
  full_name text check (full_name = btrim(full_name) and char_length(full_name) between 1 and 120),
  phone text collate "C" check (phone ~ '^\+?[0-9]{5,20}$'),
  phone_2 text collate "C" check (phone_2 ~ '^\+?[0-9]{5,20}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.user_profiles enable row level security;

create policy "Shoppers read their profile" on public.user_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers correct their profile" on public.user_profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.user_profiles from public, anon, authenticated, service_role;
grant select, update (full_name, phone, phone_2) on public.user_profiles to authenticated, service_role;

create trigger user_profiles_touch before update on public.user_profiles
  for each row execute function private.touch_updated_at();

-- Metadata is whatever the browser sent: anything that is not a string counts as missing.
create function private.metadata_string(metadata jsonb, key text) returns text
language sql immutable parallel safe
return case when jsonb_typeof(metadata -> key) = 'string' then metadata ->> key end;

-- Must never fail, whatever the metadata contains: an error would roll back the confirmation itself.
create function private.keep_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_profiles (user_id, email, full_name, phone)
  values (
    new.id,
    new.email,
    -- Google also calls it `name`.
    coalesce(
      private.clean_name(private.metadata_string(new.raw_user_meta_data, 'full_name')),
      private.clean_name(private.metadata_string(new.raw_user_meta_data, 'name'))),
    private.clean_phone(private.metadata_string(new.raw_user_meta_data, 'phone')))
  on conflict (user_id) do update set email = excluded.email
  where user_profiles.email <> excluded.email;
  return null;
end
$$;

create trigger users_keep_profile after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email is not null and new.email_confirmed_at is not null)
  execute function private.keep_profile();

-- Shoppers who are older than this table.
insert into public.user_profiles (user_id, email, full_name, phone)
select id, email,
  coalesce(
    private.clean_name(private.metadata_string(raw_user_meta_data, 'full_name')),
    private.clean_name(private.metadata_string(raw_user_meta_data, 'name'))),
  private.clean_phone(private.metadata_string(raw_user_meta_data, 'phone'))
from auth.users
where email is not null and email_confirmed_at is not null;

-- The only table that shoppers write directly, without a function. Per statement, not per row: an error instead of an
-- update that matches nothing.
create function private.guard_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.require_live_session();
  end if;
  return null;
end
$$;

create trigger user_profiles_guard before update on public.user_profiles
  for each statement execute function private.guard_profile();

revoke all on all functions in schema private from public;
