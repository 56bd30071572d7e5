-- The vocabulary that describes products: category, subject, owner (author, teacher or publisher), term, level and
-- track. Everyone may read it.

create table public.categories (
  category_id uuid primary key default gen_random_uuid(),
  slug text collate "C" not null unique check (slug ~ '^[^\s/?#%]{1,80}$'),
  name text not null unique check (name = btrim(name) and char_length(name) between 1 and 120),
  name_en text check (name_en = btrim(name_en) and char_length(name_en) between 1 and 120),
  position integer not null default 0
);

create table public.subjects (
  subject_id uuid primary key default gen_random_uuid(),
  slug text collate "C" not null unique check (slug ~ '^[^\s/?#%]{1,80}$'),
  name text not null unique check (name = btrim(name) and char_length(name) between 1 and 120),
  name_en text check (name_en = btrim(name_en) and char_length(name_en) between 1 and 120),
  position integer not null default 0
);

create table public.owners (
  owner_id uuid primary key default gen_random_uuid(),
  slug text collate "C" not null unique check (slug ~ '^[^\s/?#%]{1,80}$'),
  name text not null unique check (name = btrim(name) and char_length(name) between 1 and 120),
  name_en text check (name_en = btrim(name_en) and char_length(name_en) between 1 and 120),
  kind text not null check (kind in ('author', 'teacher', 'publisher'))
);

create table public.terms (
  slug text collate "C" primary key check (slug ~ '^[a-z][a-z-]{1,39}$'),
  name text not null unique,
  name_en text not null unique,
  position integer not null default 0
);

create table public.levels (
  slug text collate "C" primary key check (slug ~ '^[a-z][a-z-]{1,39}$'),
  name text not null unique,
  name_en text not null unique,
  position integer not null default 0
);

create table public.tracks (
  slug text collate "C" primary key check (slug ~ '^[a-z][a-z-]{1,39}$'),
  name text not null unique,
  name_en text not null unique,
  position integer not null default 0,
  -- The bit of the track in products.track_bits: a power of two.
  bit smallint not null unique check (bit > 0 and bit & (bit - 1) = 0)
);

insert into public.terms (slug, name, name_en, position) values
  ('first-term', 'الترم الأول', 'First term', 1),
  ('second-term', 'الترم الثاني', 'Second term', 2),
  ('full-year', 'العام كامل', 'Full year', 3);

insert into public.levels (slug, name, name_en, position) values
  ('general', 'عام', 'General', 1),
  ('azhari', 'أزهر', 'Azhari', 2);

insert into public.tracks (slug, name, name_en, position, bit) values
  ('scientific', 'علمي علوم', 'Scientific', 1, 1),
  ('mathematics', 'علمي رياضة', 'Mathematics', 2, 2),
  ('literary', 'أدبي', 'Literary', 3, 4);

alter table public.categories enable row level security;
alter table public.subjects enable row level security;
alter table public.owners enable row level security;
alter table public.terms enable row level security;
alter table public.levels enable row level security;
alter table public.tracks enable row level security;

create policy "Everyone reads categories" on public.categories
  for select to anon, authenticated using (true);
create policy "Everyone reads subjects" on public.subjects
  for select to anon, authenticated using (true);
create policy "Everyone reads owners" on public.owners
  for select to anon, authenticated using (true);
create policy "Everyone reads terms" on public.terms
  for select to anon, authenticated using (true);
create policy "Everyone reads levels" on public.levels
  for select to anon, authenticated using (true);
create policy "Everyone reads tracks" on public.tracks
  for select to anon, authenticated using (true);

revoke all on public.categories, public.subjects, public.owners, public.terms, public.levels, public.tracks
  from public, anon, authenticated, service_role;
grant select on public.categories, public.subjects, public.owners, public.terms, public.levels, public.tracks
  to anon, authenticated;
grant select, insert, update, delete
  on public.categories, public.subjects, public.owners, public.terms, public.levels, public.tracks
  to service_role;
