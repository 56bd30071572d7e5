-- Shipments of an order. Staff enter them; shoppers read their own.

create table public.shipping_providers (
  shipping_provider_id text collate "C" primary key check (shipping_provider_id ~ '^[a-z][a-z0-9-]{1,39}$'),
  -- Tracking selects the courier by a word in this name: see private.courier_of.
  name text not null unique check (name = btrim(name) and char_length(name) between 1 and 80)
);

insert into public.shipping_providers (shipping_provider_id, name) values
  ('jt-express', 'J&T Express'),
  ('aramex', 'Aramex');

create table public.order_shipment (
  order_shipment_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (order_id),
  -- The courier's tracking number, once there is one.
  number text collate "C" check (number ~ '^[A-Za-z0-9-]{4,40}$'),
  service text check (service = btrim(service) and char_length(service) between 1 and 80),
  shipping_provider text collate "C" references public.shipping_providers (shipping_provider_id) on update cascade,
  shipping_address uuid not null references public.order_addresses (order_address_id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (shipping_provider, number)
);

create index order_shipment_of_order on public.order_shipment (order_id);
create index order_shipment_to_address on public.order_shipment (shipping_address);

alter table public.shipping_providers enable row level security;
alter table public.order_shipment enable row level security;

create policy "Shoppers read shipping providers" on public.shipping_providers
  for select to authenticated using (true);
create policy "Shoppers read their shipments" on public.order_shipment
  for select to authenticated
  using (exists (
    select from public.orders
    where orders.order_id = order_shipment.order_id and orders.user_id = (select auth.uid())));

revoke all on public.shipping_providers, public.order_shipment from public, anon, authenticated, service_role;
grant select on public.shipping_providers, public.order_shipment to authenticated;
grant select, insert, update, delete on public.shipping_providers to service_role;
grant select, insert (order_id, number, service, shipping_provider, shipping_address),
  update (number, service, shipping_provider) on public.order_shipment to service_role;

create trigger order_shipment_is_kept before delete on public.order_shipment
  for each row execute function private.refuse_change();
create trigger order_shipment_is_not_emptied before truncate on public.order_shipment
  for each statement execute function private.refuse_change();
create trigger order_shipment_touch before update on public.order_shipment
  for each row execute function private.touch_updated_at();

-- A shipment goes to the address of its order, so the address may be omitted.
create function private.keep_shipment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.shipping_address := coalesce(new.shipping_address,
    (select order_address_id from public.order_addresses where order_id = new.order_id));
  if not exists (
      select from public.order_addresses
      where order_address_id = new.shipping_address and order_id = new.order_id) then
    raise sqlstate 'PT409' using message = 'address_of_another_order';
  end if;
  return new;
end
$$;

create trigger order_shipment_keep before insert on public.order_shipment
  for each row execute function private.keep_shipment();

revoke all on all functions in schema private from public;
