-- Turns a cart into an order in one transaction: priced again, with its stock held, once per key.

-- The contact of an order: the caller's values, completed from the default address and the profile. Errors: PT422
-- invalid_contact for an invalid value, contact_incomplete for a missing one.
create function private.order_contact(
  given jsonb, shopper public.user_profiles, home public.addresses,
  out first_name text, out last_name text, out email text, out phone text, out additional_phone text)
language plpgsql stable set search_path = '' as $$
declare
  -- The first word of the full name is the first name.
  words constant text[] := regexp_match(shopper.full_name, '^(\S+)(?:\s+(.+))?$');
  field text;
  typed text;
begin
  if given is not null and jsonb_typeof(given) <> 'object' then
    raise sqlstate 'PT422' using message = 'invalid_contact';
  end if;
  foreach field in array array['first_name', 'last_name', 'email', 'phone', 'additional_phone'] loop
    typed := private.clean_line(given ->> field);
    if jsonb_typeof(given -> field) not in ('string', 'null')
       or field in ('phone', 'additional_phone') and typed is not null and private.clean_phone(typed) is null
       or field = 'email' and typed is not null and private.fold_email(typed) is null then
      raise sqlstate 'PT422' using message = 'invalid_contact', detail = field;
    end if;
  end loop;
  first_name := coalesce(private.clean_name(given ->> 'first_name'), words[1]);
  last_name := coalesce(private.clean_name(given ->> 'last_name'), words[2]);
  email := coalesce(private.clean_line(given ->> 'email'), shopper.email);
  phone := coalesce(private.clean_phone(given ->> 'phone'), home.phone, shopper.phone);
  additional_phone := coalesce(private.clean_phone(given ->> 'additional_phone'), home.phone_2, shopper.phone_2);
  if first_name is null or phone is null then
    raise sqlstate 'PT422' using message = 'contact_incomplete', detail = case when phone is null then 'phone' else 'first_name' end;
  end if;
end
$$;

-- Copies the current address to the order.
create function private.keep_order_address(p_order_id uuid, p_country_id uuid, p_area_id uuid, place text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.order_addresses (order_id, shipping_address, country_id, area_id, country_iso2, country_name,
    country_name_en, city_name, city_name_en, area_name, area_name_en)
  select p_order_id, place, country.id, area.id, country.iso2, country.name, country.name_en,
    city.name, city.name_en, area.name, area.name_en
  from public.countries as country, public.areas as area join public.cities as city on city.id = area.city_id
  where country.id = p_country_id and area.id = p_area_id;
end
$$;

create function private.keep_order_lines(p_order_id uuid, lines jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.order_products (order_id, product_id, position, quantity, unit_pt, line_pt, sku, product_name, name_en)
  select p_order_id, line.product_id, place, line.quantity, line.unit_pt, line.line_pt, line.sku, line.product_name, line.name_en
  from jsonb_array_elements(lines) with ordinality as given (value, place),
    jsonb_to_record(value) as line (product_id uuid, quantity integer, unit_pt bigint, line_pt bigint, sku text,
      product_name text, name_en text);
end
$$;

create function private.placed_answer(placed public.orders, created boolean) returns jsonb
language sql immutable
as $$
  select jsonb_build_object('order_id', placed.order_id, 'order_number', placed.order_number,
    'status', placed.status, 'total_pt', placed.total_pt, 'expires_at', placed.expires_at, 'created', created)
$$;

-- Places the caller's order and returns {order_id, order_number, status, total_pt, expires_at, created}. A repeated key
-- returns the first order, with `created` false. Null values come from the caller's default address and profile.
-- p_expected_total_pt, if given, is the total that the shopper has seen; p_locale is the language of the e-mails about
-- the order. Errors in addition to those of quote_order: PT401 not_signed_in, PT400 invalid_key, invalid_locale; PT409
-- idempotency_key_reused, product_unavailable (the product in the detail), price_changed; PT422 address_required,
-- invalid_address and those of order_contact; PT429 too_many_orders. Returned instead of raised, so that the attempt is
-- still counted: PT409 promo_refused (the reason in the detail), PT429 too_many_tries.
create function public.place_order(
  p_key uuid,
  p_items jsonb,
  p_country_id uuid default null,
  p_area_id uuid default null,
  p_shipping_address text default null,
  p_contact jsonb default null,
  p_promo text default null,
  p_expected_total_pt bigint default null,
  p_locale text default 'ar'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_pending constant integer := 10;
  shopper public.user_profiles;
  home public.addresses;
  contact record;
  request_hash text;
  placed public.orders;
  quote jsonb;
  country_id uuid := p_country_id;
  area_id uuid := p_area_id;
  place text;
  unavailable jsonb;
begin
  -- Serializes the calls of one shopper, for example two with the same key or promo.
  select * into shopper from public.user_profiles where user_id = auth.uid() for no key update;
  if not found or not private.has_live_session() then
    raise sqlstate 'PT401' using message = 'not_signed_in';
  elsif p_key is null then
    raise sqlstate 'PT400' using message = 'invalid_key';
  elsif p_locale is null or p_locale not in ('ar', 'en') then
    raise sqlstate 'PT400' using message = 'invalid_locale';
  end if;

  request_hash := encode(sha256(convert_to(jsonb_build_object(
    'items', (select jsonb_agg(jsonb_build_array(product_id, quantity) order by product_id) from private.cart_lines(p_items)),
    'country_id', p_country_id, 'area_id', p_area_id, 'shipping_address', p_shipping_address, 'contact', p_contact,
    'promo', private.fold_promo(p_promo))::text, 'UTF8')), 'hex');
  select * into placed from public.orders where user_id = shopper.user_id and idempotency_key = p_key;
  if placed.request_hash <> request_hash then
    raise sqlstate 'PT409' using message = 'idempotency_key_reused';
  elsif placed.order_id is not null then
    return private.placed_answer(placed, false);
  elsif (select count(*) from public.orders where user_id = shopper.user_id and status = 'pending') >= most_pending then
    raise sqlstate 'PT429' using message = 'too_many_orders';
  end if;

  select * into home from public.addresses where user_id = shopper.user_id and is_default;
  if country_id is null and area_id is null or country_id = private.egypt_id() and area_id is null then
    area_id := home.area_id;
  end if;
  if country_id is null then
    select city.country_id into country_id
    from public.areas as area join public.cities as city on city.id = area.city_id where area.id = area_id;
  end if;
  place := private.clean_line(coalesce(p_shipping_address, home.shipping_address));
  if place is null or country_id is null and p_area_id is null then
    raise sqlstate 'PT422' using message = 'address_required';
  elsif char_length(place) > 500 then
    raise sqlstate 'PT422' using message = 'invalid_address';
  end if;
  contact := private.order_contact(p_contact, shopper, home);

  -- Orders that use a promo with a limited number of uses are counted one at a time.
  perform from public.promos where code_folded = private.fold_promo(p_promo) and limit_total is not null for no key update;
  quote := private.quote(p_items, area_id, country_id, p_promo, shopper.user_id);
  select line into unavailable
  from jsonb_array_elements(quote -> 'lines') as line where not (line -> 'available')::boolean limit 1;
  if unavailable is not null then
    raise sqlstate 'PT409' using message = 'product_unavailable', detail = unavailable ->> 'product_id';
  elsif quote #>> '{promo,reason}' = 'too_many_tries' then
    return private.kept_refusal(429, 'too_many_tries');
  elsif not (quote #> '{promo,valid}')::boolean then
    return private.kept_refusal(409, 'promo_refused', quote #>> '{promo,reason}');
  elsif p_expected_total_pt <> (quote -> 'total_pt')::bigint then
    raise sqlstate 'PT409' using message = 'price_changed', detail = quote ->> 'total_pt';
  end if;

  insert into public.orders (order_number, user_id, idempotency_key, request_hash, subtotal_pt, shipping_pt, fee_pt,
    discount_pt, total_pt, promo_id, promo_code, first_name, last_name, email, phone, additional_phone, locale, expires_at)
  select private.new_order_number(), shopper.user_id, p_key, request_hash, price.subtotal_pt, price.shipping_pt,
    price.fee_pt, price.discount_pt, price.total_pt, (quote #>> '{promo,promo_id}')::uuid, quote #>> '{promo,code}',
    contact.first_name, contact.last_name, contact.email, contact.phone, contact.additional_phone, p_locale,
    now() + make_interval(mins => settings.hold_minutes)
  from public.pricing_settings as settings,
    jsonb_to_record(quote) as price (subtotal_pt bigint, shipping_pt bigint, fee_pt bigint, discount_pt bigint, total_pt bigint)
  returning * into placed;
  perform private.keep_order_address(placed.order_id, country_id, (quote ->> 'area_id')::uuid, place);
  perform private.keep_order_lines(placed.order_id, quote -> 'lines');
  perform private.hold_stock(placed.order_id);
  return private.placed_answer(placed, true);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.place_order from public, anon, authenticated, service_role;
grant execute on function public.place_order to authenticated;
