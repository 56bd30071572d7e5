-- As before, but only while the session lives.

-- Puts one address down for the caller and returns its address_id. An address that is already there
-- gets the new phones; a new default takes the place of the old one's text, so that a shopper who
-- corrects an address at every checkout still has one. Refusals, by HTTP status: PT401 nobody is signed
-- in, PT403 somebody else's, PT409 more than ten, PT422 an address or phone that the table would not take;
-- 23503 and 23502 for an area that does not exist or is not given.
create or replace function public.create_or_update_user_address(
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
  -- The lock makes two calls of one shopper wait for each other.
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
