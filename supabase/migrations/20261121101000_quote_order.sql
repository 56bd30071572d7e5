-- The only place where a total is computed.

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

-- The lines of a cart, each product once, in the order of their first appearance. Refusals: PT400
-- invalid_items; PT422 empty_cart, and for more than ten items a sentence that begins with "Total cart
-- item quantity limit", with the code that clients know in the detail (spec §8 Catalogue and cart).
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
    -- Answered alike by the hosted and the embedded interface, which a plain P0001 is not.
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

-- What a promo code is worth to this shopper: null without a code, else {promo_id, code, valid, reason,
-- minimum_pt, amount_pt}, the amount not yet bounded by the order's. Codes that nobody has are counted, and
-- after ten different ones within an hour none is answered. Calls of one shopper wait for each other.
create function private.promo_verdict(p_promo text, shopper uuid, subtotal_pt bigint) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  most_tries constant integer := 10;
  folded constant text := private.fold_promo(p_promo);
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
      select * into promo from public.promos where code_folded = folded and active;
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
    if reason = 'unknown' then
      delete from private.promo_tries where user_id = shopper and tried_at < now() - interval '1 day';
      insert into private.promo_tries (user_id, code_folded) values (shopper, left(folded, 100))
      on conflict (user_id, code_folded) do update set tried_at = excluded.tried_at;
    end if;
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

-- The cart's lines with today's names and prices, as jsonb in their order. Refusal: PT422 unknown_product.
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

-- quote_order's answer, with promo_id and the area that the order goes to.
create function private.quote(p_items jsonb, p_area_id uuid, p_country_id uuid, p_promo text, shopper uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  lines constant jsonb := private.priced_lines(p_items);
  subtotal_pt constant bigint := (select sum((line -> 'line_pt')::bigint) from jsonb_array_elements(lines) as line);
  area_id constant uuid := private.shipping_area(p_country_id, p_area_id);
  settings constant public.pricing_settings := (select stored from public.pricing_settings as stored);
  shipping_pt constant bigint := private.shipping_pt(area_id, settings);
  fee_pt constant bigint := settings.fee_fixed_pt + private.share_pt(subtotal_pt, settings.fee_basis_points);
  total_before_pt constant bigint := subtotal_pt + shipping_pt + fee_pt;
  promo jsonb := private.promo_verdict(p_promo, shopper, subtotal_pt);
  discount_pt bigint := 0;
begin
  if promo is not null then
    -- Something is always left to pay, or there would be no payment to settle the order.
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

-- Prices a cart for a place and, for a shopper who is signed in, a promo code: {currency, lines:
-- [{product_id, sku, product_name, name_en, quantity, unit_pt, line_pt, available}], subtotal_pt,
-- shipping_pt, fee_pt, discount_pt, total_before_pt, total_pt, promo: null | {code, valid, reason,
-- minimum_pt, amount_pt}}. Outside Egypt p_area_id may be null. Refusals: those of cart_lines,
-- priced_lines and shipping_area; a promo code that is not valid is none: `reason` says why.
create function public.quote_order(p_items jsonb, p_area_id uuid, p_country_id uuid, p_promo text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.quote(p_items, p_area_id, p_country_id, p_promo, auth.uid()) - 'area_id' #- '{promo,promo_id}';
end
$$;

revoke all on function private.is_cart_line, private.cart_lines, private.promo_verdict, private.priced_lines,
  private.quote from public;
revoke all on function public.quote_order from public, anon, authenticated, service_role;
grant execute on function public.quote_order to anon, authenticated;
