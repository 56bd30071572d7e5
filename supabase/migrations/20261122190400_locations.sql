-- Countries, cities and areas of shipping addresses. Everyone may read them; only the shop writes.

create table public.countries (
  id uuid primary key,
  iso2 text not null unique check (iso2 ~ '^[A-Z]{2}$'),
  name text not null unique check (btrim(name) <> ''),
  name_en text not null unique check (btrim(name_en) <> '')
);

create table public.cities (
  id uuid primary key,
  -- Null only for "outside Egypt", the city of the one area that represents all foreign addresses.
  country_id uuid references public.countries (id),
  name text not null check (btrim(name) <> ''),
  name_en text not null check (btrim(name_en) <> ''),
  unique (country_id, name),
  check (country_id is not null or id = '00000000-0000-4000-8000-0000000000a0')
);

create table public.areas (
  id uuid primary key,
  city_id uuid not null references public.cities (id),
  name text not null check (btrim(name) <> ''),
  name_en text not null check (btrim(name_en) <> ''),
  unique (city_id, name)
);

alter table public.countries enable row level security;
alter table public.cities enable row level security;
alter table public.areas enable row level security;

create policy "Everyone reads countries" on public.countries
  for select to anon, authenticated using (true);
create policy "Everyone reads cities" on public.cities
  for select to anon, authenticated using (true);
create policy "Everyone reads areas" on public.areas
  for select to anon, authenticated using (true);

revoke all on public.countries, public.cities, public.areas
  from public, anon, authenticated, service_role;
grant select on public.countries, public.cities, public.areas to anon, authenticated;
grant select, insert, update, delete on public.countries, public.cities, public.areas
  to service_role;
