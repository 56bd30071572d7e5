-- Products, with columns that the database maintains: the search document, the last change that a shopper can see, and
-- whether there is stock.

create function private.is_isbn13(code text) returns boolean
language sql immutable strict parallel safe
return case when code ~ '^97[89][0-9]{10}$' then (
    select sum(substr(code, place, 1)::integer * case when place % 2 = 0 then 3 else 1 end) % 10 = 0
    from generate_series(1, 13) as place)
  else false end;

-- The lower bounds of the price ranges in the list's filter, in piastres. Each range ends where the next one begins.
create function private.price_bounds() returns bigint[]
language sql immutable parallel safe
return array[0, 10000, 20000, 30000, 50000]::bigint[];

create function private.price_band(pt bigint) returns smallint
language sql immutable strict parallel safe
return width_bucket(pt, private.price_bounds())::smallint;

-- The files of the sitemap consist of 256 parts. A product's part is a hash, so that all parts have about the same
-- size.
create function private.sitemap_part(sku text) returns smallint
language sql immutable strict parallel safe
return get_byte(decode(md5(sku), 'hex'), 0)::smallint;

create table public.products (
  product_id uuid primary key default gen_random_uuid(),
  sku text collate "C" not null unique check (sku ~ '^[A-Z0-9][A-Z0-9-]{1,39}$'),
  product_name text not null check (product_name = btrim(product_name) and char_length(product_name) between 1 and 200),
  name_en text check (name_en = btrim(name_en) and char_length(name_en) between 1 and 200),
  description text check (char_length(description) between 1 and 10000),
  description_en text check (char_length(description_en) between 1 and 10000),
  notes text check (char_length(notes) between 1 and 2000),
  notes_en text check (char_length(notes_en) between 1 and 2000),
  category_id uuid not null references public.categories (category_id),
  subject_id uuid references public.subjects (subject_id),
  owner_id uuid not null references public.owners (owner_id),
  term text collate "C" references public.terms (slug) on update cascade,
  level text collate "C" references public.levels (slug) on update cascade,
  grade smallint check (grade between 1 and 3),
  -- The sum of the bits of its tracks. 0: for all tracks.
  track_bits smallint not null default 0 check (track_bits >= 0),
  -- In piastres.
  retail_price_pt bigint not null check (retail_price_pt between 1 and 100000000),
  isbn text collate "C" check (private.is_isbn13(isbn)),
  pages integer check (pages between 1 and 5000),
  -- From the first printed books on. The upper bound only increases, so that no row becomes invalid.
  edition_year smallint check (edition_year between 1450 and extract(year from current_date) + 2),
  image_url text check (char_length(image_url) <= 500 and image_url ~ '^(https://|/)[^[:space:]"<>]+$'),
  sellable boolean not null default true,
  in_stock boolean not null default true,
  available boolean not null generated always as (sellable and in_stock) stored,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_document tsvector not null,
  -- The lines of an order embed their product under these two names: `product:product_id(name,retail_price)`.
  name text not null generated always as (product_name) stored,
  retail_price float8 not null generated always as (retail_price_pt / 100.0::float8) stored,
  price_band smallint not null generated always as (private.price_band(retail_price_pt)) stored,
  sitemap_part smallint not null generated always as (private.sitemap_part(sku)) stored
);

create table public.product_specifications (
  product_id uuid not null references public.products (product_id) on delete cascade,
  position smallint not null check (position between 1 and 50),
  spec_name text not null check (spec_name = btrim(spec_name) and char_length(spec_name) between 1 and 100),
  spec_value text not null check (spec_value = btrim(spec_value) and char_length(spec_value) between 1 and 500),
  spec_name_en text check (spec_name_en = btrim(spec_name_en) and char_length(spec_name_en) between 1 and 100),
  spec_value_en text check (spec_value_en = btrim(spec_value_en) and char_length(spec_value_en) between 1 and 500),
  primary key (product_id, position)
);

-- Pictures in addition to the cover, such as sample pages. The import's files separate their addresses with semicolons.
create table public.product_pictures (
  product_id uuid not null references public.products (product_id) on delete cascade,
  position smallint not null check (position between 1 and 12),
  image_url text not null check (char_length(image_url) <= 500 and image_url ~ '^(https://|/)[^[:space:]"<>;]+$'),
  primary key (product_id, position)
);

-- A product without a row here has unlimited stock.
create table public.inventory (
  product_id uuid primary key references public.products (product_id) on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0,
  check (reserved between 0 and on_hand)
);

alter table public.products enable row level security;
alter table public.product_specifications enable row level security;
alter table public.product_pictures enable row level security;
alter table public.inventory enable row level security;

create policy "Everyone reads published products" on public.products
  for select to anon, authenticated using (published);
create policy "Everyone reads published products' specifications" on public.product_specifications
  for select to anon, authenticated
  using (exists (
    select from public.products
    where products.product_id = product_specifications.product_id and products.published));
create policy "Everyone reads published products' pictures" on public.product_pictures
  for select to anon, authenticated
  using (exists (
    select from public.products
    where products.product_id = product_pictures.product_id and products.published));

revoke all on public.products, public.product_specifications, public.product_pictures, public.inventory
  from public, anon, authenticated, service_role;
grant select on public.products, public.product_specifications, public.product_pictures to anon, authenticated;
grant select, insert, update, delete on public.product_specifications, public.product_pictures, public.inventory
  to service_role;
-- Excludes the maintained columns: in_stock, available, updated_at and search_document.
grant select, delete,
  insert (product_id, sku, product_name, name_en, description, description_en, notes, notes_en,
    category_id, subject_id, owner_id, term, level, grade, track_bits, retail_price_pt, isbn, pages,
    edition_year, image_url, sellable, published, created_at),
  update (sku, product_name, name_en, description, description_en, notes, notes_en,
    category_id, subject_id, owner_id, term, level, grade, track_bits, retail_price_pt, isbn, pages,
    edition_year, image_url, sellable, published, created_at)
  on public.products to service_role;

-- The check of isbn and the generated columns run with the writer's rights.
grant execute on function private.is_isbn13(text), private.price_bounds(), private.price_band(bigint),
  private.sitemap_part(text) to service_role;

-- The orders in which /shop and the landing pages read products: newest first, for every combination of the three
-- filters with many values. The filters with few values are included, so that they are checked without reading the row.
create index products_newest on public.products (created_at desc, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_newest_by_category on public.products (category_id, created_at desc, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_newest_by_subject on public.products (subject_id, created_at desc, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_newest_by_owner on public.products (owner_id, created_at desc, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_newest_by_category_subject on public.products (category_id, subject_id, created_at desc, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_newest_by_category_owner on public.products (category_id, owner_id, created_at desc, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_newest_by_subject_owner on public.products (subject_id, owner_id, created_at desc, product_id)
  include (category_id, term, level, available, grade, track_bits, price_band) where published;

-- The same by price. With two or three filters with many values, the most selective index is read, and the other
-- filters are checked in it.
create index products_by_price on public.products (retail_price_pt, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_by_price_in_category on public.products (category_id, retail_price_pt, product_id)
  include (term, level, available, grade, track_bits, price_band) where published;
create index products_by_price_in_subject on public.products (subject_id, retail_price_pt, product_id)
  include (category_id, term, level, available, grade, track_bits, price_band) where published;
create index products_by_price_in_owner on public.products (owner_id, retail_price_pt, product_id)
  include (category_id, subject_id, term, level, available, grade, track_bits, price_band) where published;

-- For rare combinations of the filters with few values.
create index products_by_traits on public.products (price_band, available, grade, term, level, track_bits)
  where published;

-- For sitemaps: the products of a file, and its last change.
create index products_in_sitemap on public.products (sitemap_part, updated_at desc) where published;

-- The last change of a landing page.
create index products_changed_by_category on public.products (category_id, updated_at desc) where published;
create index products_changed_by_subject on public.products (subject_id, updated_at desc) where published;
create index products_changed_by_owner on public.products (owner_id, updated_at desc) where published;

-- Foreign keys are also looked up when a term or level is renamed.
create index products_term on public.products (term);
create index products_level on public.products (level);

-- For related books.
create index products_newest_by_subject_grade on public.products (subject_id, grade, created_at desc, product_id)
  include (available) where published;

create index products_search on public.products using gin (search_document) where published;

revoke all on all functions in schema private from public;
