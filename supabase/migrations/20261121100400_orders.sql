-- Orders, their lines and where they go. Shoppers read their own; the functions of later migrations
-- write; staff change what is granted below, within the rules of order_status. Nothing is ever deleted.

create table public.orders (
  order_id uuid primary key default gen_random_uuid(),
  -- Read out on the phone and handed to the payment providers: 40 random bits, without I, L, O and U.
  order_number text collate "C" not null unique check (order_number ~ '^ZD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- Null once the account is deleted.
  user_id uuid references auth.users (id) on delete set null,
  idempotency_key uuid not null,
  request_hash text not null,
  "timestamp" timestamptz not null default now(),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'preparing', 'shipped', 'delivered', 'cancelled')),
  -- All amounts are whole piastres.
  currency text not null default 'EGP' check (currency = 'EGP'),
  subtotal_pt bigint not null check (subtotal_pt >= 1),
  shipping_pt bigint not null check (shipping_pt >= 0),
  fee_pt bigint not null check (fee_pt >= 0),
  discount_pt bigint not null check (discount_pt between 0 and subtotal_pt),
  total_pt bigint not null check (total_pt >= 1),
  total_amount float8 not null generated always as (total_pt / 100.0::float8) stored,
  promo_id uuid references public.promos (promo_id),
  promo_code text,
  first_name text not null check (first_name = btrim(first_name) and char_length(first_name) between 1 and 120),
  last_name text check (last_name = btrim(last_name) and char_length(last_name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 254),
  phone text collate "C" not null check (phone ~ '^\+?[0-9]{5,20}$'),
  additional_phone text collate "C" check (additional_phone ~ '^\+?[0-9]{5,20}$'),
  -- Until when a pending order holds its stock.
  expires_at timestamptz not null,
  -- The shop has money of this order that it must give back.
  refund_due boolean not null default false,
  -- Who moves the order, and why: a message to the trigger of order_status, which files it. Always null in a
  -- stored row; an update that says nothing is by staff.
  change_actor text check (change_actor is null),
  change_reason text check (change_reason is null),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check (total_pt = subtotal_pt + shipping_pt + fee_pt - discount_pt),
  check ((promo_id is null) = (promo_code is null)),
  check (promo_id is not null or discount_pt = 0)
);

create index orders_newest_of_shopper on public.orders (user_id, "timestamp" desc, order_id);
create index orders_by_time on public.orders ("timestamp", order_id);
create index orders_pending on public.orders (expires_at) where status = 'pending';
create index orders_with_promo on public.orders (promo_id, user_id) where promo_id is not null and status <> 'cancelled';

-- As the address was when the order was placed.
create table public.order_addresses (
  order_address_id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references public.orders (order_id),
  shipping_address text not null
    check (shipping_address = btrim(shipping_address) and char_length(shipping_address) between 1 and 500),
  country_id uuid not null references public.countries (id),
  area_id uuid not null references public.areas (id),
  country_iso2 text not null,
  country_name text not null,
  country_name_en text not null,
  city_name text not null,
  city_name_en text not null,
  area_name text not null,
  area_name_en text not null
);

-- Names and prices as they were when the order was placed.
create table public.order_products (
  order_id uuid not null references public.orders (order_id),
  product_id uuid not null references public.products (product_id),
  position smallint not null check (position >= 1),
  quantity integer not null check (quantity between 1 and 10),
  unit_pt bigint not null check (unit_pt >= 1),
  line_pt bigint not null check (line_pt = unit_pt * quantity),
  retail_price float8 not null generated always as (unit_pt / 100.0::float8) stored,
  sku text collate "C" not null,
  product_name text not null,
  name_en text,
  primary key (order_id, product_id)
);

create index order_products_of_product on public.order_products (product_id);

-- Every status an order has had, with who gave it and why.
create table public.order_status_changes (
  order_status_change_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (order_id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('shopper', 'payment', 'expiry', 'staff', 'courier')),
  -- The account behind the call, where there is one.
  changed_by uuid,
  reason text check (reason = btrim(reason) and char_length(reason) between 1 and 500),
  "timestamp" timestamptz not null default clock_timestamp()
);

create index order_status_changes_of_order on public.order_status_changes (order_id, "timestamp");

alter table public.orders enable row level security;
alter table public.order_addresses enable row level security;
alter table public.order_products enable row level security;
alter table public.order_status_changes enable row level security;

create policy "Shoppers read their orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Shoppers read their orders' addresses" on public.order_addresses
  for select to authenticated
  using (exists (
    select from public.orders
    where orders.order_id = order_addresses.order_id and orders.user_id = (select auth.uid())));
create policy "Shoppers read their orders' lines" on public.order_products
  for select to authenticated
  using (exists (
    select from public.orders
    where orders.order_id = order_products.order_id and orders.user_id = (select auth.uid())));
create policy "Shoppers read their orders' history" on public.order_status_changes
  for select to authenticated
  using (exists (
    select from public.orders
    where orders.order_id = order_status_changes.order_id and orders.user_id = (select auth.uid())));

revoke all on public.orders, public.order_addresses, public.order_products, public.order_status_changes
  from public, anon, authenticated, service_role;
grant select on public.orders, public.order_addresses, public.order_products to authenticated, service_role;
-- What staff note down as a reason is for staff.
grant select (order_id, from_status, to_status, "timestamp") on public.order_status_changes to authenticated;
grant select on public.order_status_changes to service_role;
grant update (status, change_reason, expires_at, refund_due) on public.orders to service_role;
