-- Where a shopper's books go. Shoppers read their addresses; they are written by the procedure below.

create table public.addresses (
  address_id uuid primary key default gen_random_uuid(),
  -- The profile, not auth.users: the REST interface embeds a shopper's addresses in the profile.
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
create unique index addresses_one_default on public.addresses (user_id) where is_default;

alter table public.addresses enable row level security;

create policy "Shoppers read their addresses" on public.addresses
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.addresses from public, anon, authenticated, service_role;
grant select on public.addresses to authenticated;
grant select, insert, update, delete on public.addresses to service_role;

create trigger addresses_touch before update on public.addresses
  for each row execute function private.touch_updated_at();

-- Puts one address down for the caller and returns its address_id. An address that is already there
-- gets the new phones; a new default takes the place of the old one's text, so that a shopper who
-- corrects an address at every checkout still has one. Refusals: PT401 when nobody is signed in, PT403
-- for somebody else's, PT409 beyond ten addresses; 23503 for an
-- unknown area, 23502 and 23514 for a missing or bad value.
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
  written constant text := private.clean_line(p_shipping_address);
  becomes_default constant boolean := coalesce(p_is_default, true);
  target uuid;
begin
  -- The lock makes two calls of one shopper wait for each other.
  perform from public.user_profiles where user_id = shopper for no key update;
  if not found then
    raise sqlstate 'PT401' using message = 'not_signed_in';
  end if;
  if p_user_id is distinct from shopper then
    raise sqlstate 'PT403' using message = 'not_your_address';
  end if;

  select address_id into target
  from public.addresses
  where user_id = shopper
    and (is_default and becomes_default or (area_id, shipping_address) = (p_area_id, written))
  order by (area_id, shipping_address) = (p_area_id, written) desc
  limit 1;

  if becomes_default then
    update public.addresses set is_default = false
    where user_id = shopper and is_default and address_id is distinct from target;
  end if;

  if target is not null then
    update public.addresses
    set area_id = p_area_id, shipping_address = written, is_default = is_default or becomes_default,
      phone = private.phone_given(p_phone), phone_2 = private.phone_given(p_phone_2)
    where address_id = target;
    return target;
  end if;

  if (select count(*) from public.addresses where user_id = shopper) >= most_addresses then
    raise sqlstate 'PT409' using message = 'too_many_addresses';
  end if;
  insert into public.addresses (user_id, area_id, shipping_address, phone, phone_2, is_default)
  values (shopper, p_area_id, written, private.phone_given(p_phone), private.phone_given(p_phone_2), becomes_default)
  returning address_id into target;
  return target;
end
$$;

-- Cleaned; what cannot be cleaned stays as it is, for the table to refuse.
create function private.phone_given(typed text) returns text
language sql immutable parallel safe
return coalesce(private.clean_phone(typed), nullif(btrim(typed), ''));

revoke all on function private.phone_given from public;
revoke all on function public.create_or_update_user_address from public, anon, authenticated, service_role;
grant execute on function public.create_or_update_user_address to authenticated;
