-- Orders, their lines and addresses. Shoppers read their own; functions in later files write them; staff change the
-- columns granted below, within the rules of order_status. Nothing is ever deleted.

create table public.orders (
  order_id uuid primary key default gen_random_uuid(),
  -- Read out on the phone and sent to the payment providers: 40 random bits, without I, L, O and U.
  order_number text collate "C" not null unique check (order_number ~ '^ZD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- Null after the account was deleted.
  user_id uuid references auth.users (id) on delete set null,
  idempotency_key uuid not null,
  request_hash text not null,
  "timestamp" timestamptz not null default now(),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'preparing', 'shipped', 'delivered', 'cancelled')),
  -- All amounts are in piastres.
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
  -- The language of the shop in which the order was placed, and of the e-mails about it.
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  -- The time until which a pending order holds its stock.
  expires_at timestamptz not null,
  -- The shop must refund money of this order.
  refund_due boolean not null default false,
  -- Who changes the order and why: input for the trigger of order_status, which records it. Always null in a stored
  -- row; an update without it is by staff.
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

-- The address at the time of the order.
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

-- Names and prices at the time of the order.
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

-- Every status that an order has had, with the author and the reason.
create table public.order_status_changes (
  order_status_change_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (order_id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('shopper', 'payment', 'expiry', 'staff', 'courier')),
  -- The account behind the call, if there is one.
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
-- The reasons that staff enter are visible to staff only.
grant select (order_id, from_status, to_status, "timestamp") on public.order_status_changes to authenticated;
grant select on public.order_status_changes to service_role;
grant update (status, change_reason, expires_at, refund_due) on public.orders to service_role;

-- Constraints on orders for all writers: orders are never deleted, their lines never change, and the amounts match the
-- lines.
create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'orders_are_kept', detail = format('%s %s', tg_op, tg_table_name);
end
$$;

create trigger orders_are_kept before delete on public.orders
  for each row execute function private.refuse_change();
create trigger orders_are_not_emptied before truncate on public.orders
  for each statement execute function private.refuse_change();
create trigger order_addresses_are_kept before update or delete on public.order_addresses
  for each row execute function private.refuse_change();
create trigger order_addresses_are_not_emptied before truncate on public.order_addresses
  for each statement execute function private.refuse_change();
create trigger order_products_are_kept before update or delete on public.order_products
  for each row execute function private.refuse_change();
create trigger order_products_are_not_emptied before truncate on public.order_products
  for each statement execute function private.refuse_change();
create trigger order_status_changes_are_kept before update or delete on public.order_status_changes
  for each row execute function private.refuse_change();
create trigger order_status_changes_are_not_emptied before truncate on public.order_status_changes
  for each statement execute function private.refuse_change();

-- Runs at the end of the transaction, when the order has all of its lines.
create function private.check_order_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lines record;
begin
  select coalesce(sum(line_pt), 0) as subtotal_pt, coalesce(sum(quantity), 0) as items into lines
  from public.order_products where order_id = new.order_id;
  if lines.items > 10 then
    raise check_violation using message = 'order_over_ten_items', detail = new.order_id::text;
  elsif not exists (
      select from public.orders where order_id = new.order_id and subtotal_pt = lines.subtotal_pt) then
    raise check_violation using message = 'order_lines_differ_from_subtotal', detail = new.order_id::text;
  end if;
  return null;
end
$$;

create constraint trigger orders_equal_their_lines after insert on public.orders
  deferrable initially deferred for each row execute function private.check_order_lines();
create constraint trigger order_products_equal_their_order after insert on public.order_products
  deferrable initially deferred for each row execute function private.check_order_lines();

-- Eight characters of Crockford's alphabet from 40 random bits.
create function private.random_code() returns text
language sql volatile set search_path = '' as $$
  -- The first 48 bits of a version 4 uuid are random.
  with random as (select uuid_send(gen_random_uuid()) as bytes),
  bits as (
    -- In PostgreSQL, shifts do not take precedence over bitwise or.
    select (get_byte(bytes, 0)::bigint << 32) | (get_byte(bytes, 1)::bigint << 24) | (get_byte(bytes, 2)::bigint << 16)
      | (get_byte(bytes, 3)::bigint << 8) | get_byte(bytes, 4)::bigint as value
    from random)
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (value >> 5 * place & 31)::integer, 1), '')
  from bits, generate_series(0, 7) as place
$$;

create function private.new_order_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  code text;
begin
  loop
    code := private.random_code();
    code := format('ZD-%s-%s', left(code, 4), right(code, 4));
    exit when not exists (select from public.orders where order_number = code);
  end loop;
  return code;
end
$$;

revoke all on all functions in schema private from public;
