-- The only place where a total is calculated.

-- Whether a JSON value is {id|product_id: uuid, qty|quantity: whole number}.
create function private.is_cart_line(item jsonb) returns boolean
language sql immutable parallel safe
return coalesce(
  case
    when jsonb_typeof(item) = 'object'
      and coalesce(item ->> 'product_id', item ->> 'id') ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
      and jsonb_typeof(coalesce(item -> 'quantity', item -> 'qty')) = 'number'
    then coalesce(item -> 'quantity', item -> 'qty')::numeric between 1 and 1000000
      and coalesce(item -> 'quantity', item -> 'qty')::numeric % 1 = 0
  end, false);

-- The lines of a cart, each product once, in the order of first appearance. Errors: PT400 invalid_items; PT422
-- empty_cart, and for more than ten items a sentence that begins with "Total cart item quantity limit", with the code
-- that clients know in the detail.
create function private.cart_lines(p_items jsonb)
returns table (place integer, product_id uuid, quantity integer)
language plpgsql stable set search_path = '' as $$
declare
  most_items constant integer := 10;
begin
  if jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) > 100
     or exists (select from jsonb_array_elements(p_items) as item where not private.is_cart_line(item)) then
    raise sqlstate 'PT400' using message = 'invalid_items';
  elsif p_items = '[]' then
    raise sqlstate 'PT422' using message = 'empty_cart';
  elsif (select sum(coalesce(item -> 'quantity', item -> 'qty')::numeric) from jsonb_array_elements(p_items) as item) > most_items then
    -- The hosted and the embedded interface send the same response to this one, but not to a plain P0001.
    raise sqlstate 'PT422' using message = format('Total cart item quantity limit is %s items.', most_items), detail = 'P0001';
  end if;
  return query
    select row_number() over (order by min(item.place))::integer, item.id, sum(item.quantity)::integer
    from (
      select given.place, coalesce(value ->> 'product_id', value ->> 'id')::uuid as id,
        coalesce(value -> 'quantity', value -> 'qty')::integer as quantity
      from jsonb_array_elements(p_items) with ordinality as given (value, place)) as item
    group by item.id
    order by 1;
end
$$;

-- The cart's lines with current names and prices, as jsonb in their order. Errors: PT422 unknown_product.
create function private.priced_lines(p_items jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  lines jsonb;
  unknown uuid;
begin
  select
    jsonb_agg(jsonb_build_object(
      'product_id', cart.product_id,
      'sku', product.sku,
      'product_name', product.product_name,
      'name_en', product.name_en,
      'quantity', cart.quantity,
      'unit_pt', product.retail_price_pt,
      'line_pt', product.retail_price_pt * cart.quantity,
      'available', product.sellable and coalesce(stock.on_hand - stock.reserved >= cart.quantity, true)) order by cart.place),
    (array_agg(cart.product_id order by cart.place) filter (where product.product_id is null))[1]
  into lines, unknown
  from private.cart_lines(p_items) as cart
  left join public.products as product on product.product_id = cart.product_id and product.published
  left join public.inventory as stock on stock.product_id = product.product_id;
  if unknown is not null then
    raise sqlstate 'PT422' using message = 'unknown_product', detail = unknown::text;
  end if;
  return lines;
end
$$;

-- The result of quote_order, with promo_id and the area that the order is shipped to.
create function private.quote(p_items jsonb, p_area_id uuid, p_country_id uuid, p_promo text, shopper uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  lines constant jsonb := private.priced_lines(p_items);
  subtotal_pt constant bigint := (select sum((line -> 'line_pt')::bigint) from jsonb_array_elements(lines) as line);
  area_id constant uuid := private.shipping_area(p_country_id, p_area_id);
  settings constant public.pricing_settings := (select stored from public.pricing_settings as stored);
  shipping_pt constant bigint := private.shipping_pt(area_id, settings);
  fee_pt constant bigint := private.service_fee_pt(subtotal_pt, settings);
  total_before_pt constant bigint := subtotal_pt + shipping_pt + fee_pt;
  promo jsonb := private.promo_verdict(p_promo, shopper, subtotal_pt);
  discount_pt bigint := 0;
begin
  if promo is not null then
    -- At least one piastre is left to pay, because a payment has to settle the order.
    discount_pt := least((promo -> 'amount_pt')::bigint, subtotal_pt, total_before_pt - 1);
    promo := promo || jsonb_build_object('amount_pt', discount_pt);
  end if;
  return jsonb_build_object(
    'currency', 'EGP',
    'area_id', area_id,
    'lines', lines,
    'subtotal_pt', subtotal_pt,
    'shipping_pt', shipping_pt,
    'fee_pt', fee_pt,
    'discount_pt', discount_pt,
    'total_before_pt', total_before_pt,
    'total_pt', total_before_pt - discount_pt,
    'promo', promo);
end
$$;

-- Prices a cart for a place and, for a signed-in shopper, a promo code: {currency, lines: [{product_id, sku,
-- product_name, name_en, quantity, unit_pt, line_pt, available}], subtotal_pt, shipping_pt, fee_pt, discount_pt,
-- total_before_pt, total_pt, promo: null | {code, valid, reason, minimum_pt, amount_pt}}. Outside Egypt, p_area_id may
-- be null. Errors: those of cart_lines, priced_lines and shipping_area; an invalid promo code is not an error: `reason`
-- explains it.
create function public.quote_order(p_items jsonb, p_area_id uuid, p_country_id uuid, p_promo text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.quote(p_items, p_area_id, p_country_id, p_promo, case when private.has_live_session() then auth.uid() end)
    - 'area_id' #- '{promo,promo_id}';
end
$$;

-- The price of a cart in a governorate whose area is not known yet, without a promo code: {subtotal_pt, fee_pt,
-- shipping_from_pt, shipping_to_pt, total_from_pt, total_to_pt}, quoted for its cheapest and its most expensive area.
-- Errors: PT422 unknown_city, and those of quote_order.
create function public.delivery_estimate(p_items jsonb, p_city_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  settings constant public.pricing_settings := (select stored from public.pricing_settings as stored);
  by_fee constant uuid[] := array(
    select area.id
    from public.areas as area join public.cities as city on city.id = area.city_id
    where city.id = p_city_id and city.country_id = private.egypt_id()
    order by private.shipping_pt(area.id, settings), area.id);
  cheapest jsonb;
  dearest jsonb;
begin
  if cardinality(by_fee) = 0 then
    raise sqlstate 'PT422' using message = 'unknown_city';
  end if;
  cheapest := private.quote(p_items, by_fee[1], private.egypt_id(), null, null);
  dearest := private.quote(p_items, by_fee[cardinality(by_fee)], private.egypt_id(), null, null);
  return jsonb_build_object(
    'subtotal_pt', cheapest -> 'subtotal_pt',
    'fee_pt', cheapest -> 'fee_pt',
    'shipping_from_pt', cheapest -> 'shipping_pt',
    'shipping_to_pt', dearest -> 'shipping_pt',
    'total_from_pt', cheapest -> 'total_pt',
    'total_to_pt', dearest -> 'total_pt');
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.quote_order, public.delivery_estimate from public, anon, authenticated, service_role;
grant execute on function public.quote_order, public.delivery_estimate to anon, authenticated;
