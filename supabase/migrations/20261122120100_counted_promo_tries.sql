-- A promo code that nobody has is noted even where it refuses an order.

-- A refusal that the REST interface answers as if it had been raised, status and body, while all that was written before it
-- stays. Whoever calls this returns its answer.
create function private.kept_refusal(p_status integer, p_message text, p_detail text default null) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('response.status', p_status::text, true);
  return jsonb_build_object('code', 'PT' || p_status, 'message', p_message, 'details', p_detail, 'hint', null);
end
$$;

-- What a promo code is worth to this shopper: null without a code, else {promo_id, code, valid, reason,
-- minimum_pt, amount_pt}, the amount not yet bounded by the order's. Codes that nobody has are counted, and
-- after ten different ones within an hour none is answered. Calls of one shopper wait for each other.
create or replace function private.promo_verdict(p_promo text, shopper uuid, subtotal_pt bigint) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  most_tries constant integer := 10;
  folded constant text := left(private.fold_promo(p_promo), 100);
  promo public.promos;
  reason text;
begin
  if folded is null then
    return null;
  elsif shopper is null then
    reason := 'sign_in';
  else
    perform pg_advisory_xact_lock(hashtextextended('promo tries ' || shopper, 0));
    if (select count(*) from private.promo_tries
        where user_id = shopper and tried_at > now() - interval '1 hour' and code_folded <> folded) >= most_tries then
      reason := 'too_many_tries';
    else
      -- Noted before it is looked up: a transaction that only reads fails here, whatever the code is worth.
      delete from private.promo_tries where user_id = shopper and tried_at < now() - interval '1 day';
      insert into private.promo_tries (user_id, code_folded) values (shopper, folded)
      on conflict (user_id, code_folded) do update set tried_at = excluded.tried_at;
      select * into promo from public.promos where code_folded = folded and active;
      if found then
        delete from private.promo_tries where user_id = shopper and code_folded = folded;
      end if;
    end if;
  end if;

  if reason is null then
    reason := case
      when promo.promo_id is null then 'unknown'
      when promo.starts_at > now() then 'not_yet'
      when promo.ends_at <= now() then 'expired'
      when promo.limit_total <= (
        select count(*) from public.orders where promo_id = promo.promo_id and status <> 'cancelled') then 'used_up'
      when promo.limit_per_shopper <= (
        select count(*) from public.orders
        where promo_id = promo.promo_id and user_id = shopper and status <> 'cancelled') then 'already_used'
      when subtotal_pt < promo.minimum_pt then 'below_minimum'
    end;
  end if;
  return jsonb_build_object(
    'promo_id', promo.promo_id,
    'code', coalesce(promo.code, left(private.clean_line(p_promo), 40)),
    'valid', reason is null,
    'reason', reason,
    'minimum_pt', coalesce(promo.minimum_pt, 0),
    'amount_pt', case when reason is not null then 0 when promo.kind = 'amount' then promo.amount_pt
      else private.share_pt(subtotal_pt, promo.basis_points) end);
end
$$;

-- Prices a cart for a place and, for a shopper who is signed in, a promo code: {currency, lines:
-- [{product_id, sku, product_name, name_en, quantity, unit_pt, line_pt, available}], subtotal_pt,
-- shipping_pt, fee_pt, discount_pt, total_before_pt, total_pt, promo: null | {code, valid, reason,
-- minimum_pt, amount_pt}}. Outside Egypt p_area_id may be null. Refusals: those of cart_lines,
-- priced_lines and shipping_area; a promo code that is not valid is none: `reason` says why.
create or replace function public.quote_order(p_items jsonb, p_area_id uuid, p_country_id uuid, p_promo text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.quote(p_items, p_area_id, p_country_id, p_promo, case when private.has_live_session() then auth.uid() end)
    - 'area_id' #- '{promo,promo_id}';
end
$$;

-- Places the caller's order and answers {order_id, order_number, status, total_pt, expires_at, created}. The
-- same key again answers with the first order, `created` false. What is null comes from the caller's
-- default address and profile. p_expected_total_pt, when given, is the total that the shopper has seen.
-- Refusals beside quote_order's: PT401 not_signed_in, PT400 invalid_key; PT409 idempotency_key_reused,
-- product_unavailable (the product in the detail), price_changed; PT422 address_required, invalid_address
-- and those of order_contact; PT429 too_many_orders. Answered, not raised, so that the try stays noted:
-- PT409 promo_refused (the reason in the detail), PT429 too_many_tries.
create or replace function public.place_order(
  p_key uuid,
  p_items jsonb,
  p_country_id uuid default null,
  p_area_id uuid default null,
  p_shipping_address text default null,
  p_contact jsonb default null,
  p_promo text default null,
  p_expected_total_pt bigint default null
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
  -- The lock makes the calls of one shopper wait for each other: two with one key, or with one promo.
  select * into shopper from public.user_profiles where user_id = auth.uid() for no key update;
  if not found or not private.has_live_session() then
    raise sqlstate 'PT401' using message = 'not_signed_in';
  elsif p_key is null then
    raise sqlstate 'PT400' using message = 'invalid_key';
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

  -- Of a promo that only so many may use, one order at a time is counted.
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
    discount_pt, total_pt, promo_id, promo_code, first_name, last_name, email, phone, additional_phone, expires_at)
  select private.new_order_number(), shopper.user_id, p_key, request_hash, price.subtotal_pt, price.shipping_pt,
    price.fee_pt, price.discount_pt, price.total_pt, (quote #>> '{promo,promo_id}')::uuid, quote #>> '{promo,code}',
    contact.first_name, contact.last_name, contact.email, contact.phone, contact.additional_phone,
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

revoke all on function private.kept_refusal from public;
