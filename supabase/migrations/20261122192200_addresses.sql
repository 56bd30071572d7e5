-- Shoppers' delivery addresses. Shoppers read their own; the function below writes them.

create table public.addresses (
  address_id uuid primary key default gen_random_uuid(),
  -- References the profile and not auth.users, because the REST interface embeds a shopper's addresses in the profile.
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  area_id uuid not null references public.areas (id),
  shipping_address text not null
    check (shipping_address = btrim(shipping_address) and char_length(shipping_address) between 1 and 500),
  phone text collate "C" check (phone ~ '^\+?[0-9]{5,20}$'),
  phone_2 text collate "C" check (phone_2 ~ '^\+?[0-9]{5,20}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index addresses_user on public.addresses (user_id);
-- At most one default each. An expression, because with a unique index on user_id itself, partial or not, the embedded
-- backend would embed a shopper's addresses as a single object.
create unique index addresses_one_default on public.addresses ((case when is_default then user_id end));

alter table public.addresses enable row level security;

create policy "Shoppers read their addresses" on public.addresses
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.addresses from public, anon, authenticated, service_role;
grant select on public.addresses to authenticated;
grant select, insert, update, delete on public.addresses to service_role;

create trigger addresses_touch before update on public.addresses
  for each row execute function private.touch_updated_at();

-- Saves one address of the caller and returns its address_id. An existing address only gets the new phones. A new
-- default replaces the text of the previous one, so that a shopper who corrects an address at every checkout still has
-- one. Errors: PT401 without a session, PT403 for an address of somebody else, PT409 above ten addresses, PT422 for an
-- address or phone that violates the table's constraints; 23503 and 23502 for an unknown or missing area.
create function public.create_or_update_user_address(
  p_user_id uuid,
  p_area_id uuid,
  p_shipping_address text,
  p_phone text default null,
  p_phone_2 text default null,
  p_is_default boolean default true
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  most_addresses constant integer := 10;
  shopper constant uuid := auth.uid();
  place constant text := private.clean_line(p_shipping_address);
  phones constant text[] := array[private.clean_phone(p_phone), private.clean_phone(p_phone_2)];
  becomes_default constant boolean := coalesce(p_is_default, true);
  target uuid;
begin
  -- Serializes the calls of one shopper.
  perform from public.user_profiles where user_id = shopper for no key update;
  if not found or not private.has_live_session() then
    raise sqlstate 'PT401' using message = 'not_signed_in';
  elsif p_user_id is distinct from shopper then
    raise sqlstate 'PT403' using message = 'not_your_address';
  elsif place is null or char_length(place) > 500 then
    raise sqlstate 'PT422' using message = 'invalid_address';
  elsif phones[1] is null and btrim(p_phone) <> '' or phones[2] is null and btrim(p_phone_2) <> '' then
    raise sqlstate 'PT422' using message = 'invalid_phone';
  end if;

  select address_id into target
  from public.addresses
  where user_id = shopper
    and (is_default and becomes_default or (area_id, shipping_address) = (p_area_id, place))
  order by (area_id, shipping_address) = (p_area_id, place) desc
  limit 1;

  if becomes_default then
    update public.addresses set is_default = false
    where user_id = shopper and is_default and address_id is distinct from target;
  end if;

  if target is not null then
    update public.addresses
    set area_id = p_area_id, shipping_address = place, phone = phones[1], phone_2 = phones[2],
      is_default = is_default or becomes_default
    where address_id = target;
    return target;
  end if;

  if (select count(*) from public.addresses where user_id = shopper) >= most_addresses then
    raise sqlstate 'PT409' using message = 'too_many_addresses';
  end if;
  insert into public.addresses (user_id, area_id, shipping_address, phone, phone_2, is_default)
  values (shopper, p_area_id, place, phones[1], phones[2], becomes_default)
  returning address_id into target;
  return target;
end
$$;

revoke all on function public.create_or_update_user_address from public, anon, authenticated, service_role;
grant execute on function public.create_or_update_user_address to authenticated;
