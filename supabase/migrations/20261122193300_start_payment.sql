-- Only the server begins payments, under a reference that nobody can guess.

-- The data about an order for a provider: see start_payment.
create function private.charge_facts(paid_order public.orders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'order_id', paid_order.order_id,
    'order_number', paid_order.order_number,
    'amount_pt', paid_order.total_pt,
    'expires_at', paid_order.expires_at,
    'shipping_pt', paid_order.shipping_pt,
    'fee_pt', paid_order.fee_pt,
    'discount_pt', paid_order.discount_pt,
    'customer', jsonb_build_object('user_id', paid_order.user_id, 'first_name', paid_order.first_name,
      'last_name', paid_order.last_name, 'email', paid_order.email, 'phone', paid_order.phone),
    'address', (
      select jsonb_build_object('street', place.shipping_address, 'city', place.city_name, 'city_en', place.city_name_en,
        'area', place.area_name, 'area_en', place.area_name_en, 'country_iso2', place.country_iso2)
      from public.order_addresses as place where place.order_id = paid_order.order_id),
    'lines', (
      select jsonb_agg(jsonb_build_object('product_id', line.product_id, 'description', line.product_name,
        'quantity', line.quantity, 'unit_pt', line.unit_pt, 'line_pt', line.line_pt) order by line.position)
      from public.order_products as line where line.order_id = paid_order.order_id));
end
$$;

-- Begins an attempt to pay the shopper's pending order and returns {order_payment_id, merchant_ref, order_id,
-- order_number, amount_pt, expires_at, reference_until, customer, address, lines, shipping_pt, fee_pt, discount_pt}.
-- Extends the hold on the order's stock, up to a day after it was placed; for an outlet reference, up to
-- p_reference_until. Errors: PT404 order_not_found; PT409 order_not_payable (also while staff review an earlier
-- payment); PT400 invalid_method; PT429 too_many_attempts.
create function public.start_payment(
  p_user_id uuid, p_order_id uuid, p_provider text, p_method text, p_reference_until timestamptz,
  p_trace_id text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_attempts constant integer := 10;
  longest_reference constant interval := '30 days';
  paid_order public.orders;
  hold_until timestamptz;
  attempt public.order_payment;
begin
  if not coalesce(p_provider in ('fawry', 'paymob') and p_method in ('any', 'card', 'wallet', 'kiosk')
      and p_reference_until between now() and now() + longest_reference, false) then
    raise sqlstate 'PT400' using message = 'invalid_method';
  end if;
  select * into paid_order from public.orders where order_id = p_order_id and user_id = p_user_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  end if;
  select greatest(paid_order.expires_at,
    least(now() + make_interval(mins => hold_minutes), paid_order."timestamp" + interval '1 day'))
  into hold_until from public.pricing_settings;
  if paid_order.status <> 'pending' or hold_until <= now()
     or exists (
       select from public.order_payment
       where order_id = p_order_id and (review_reason is not null or status in ('PAID', 'PARTIAL_REFUNDED'))) then
    raise sqlstate 'PT409' using message = 'order_not_payable';
  elsif (select count(*) from public.order_payment where order_id = p_order_id) >= most_attempts then
    raise sqlstate 'PT429' using message = 'too_many_attempts';
  end if;

  -- Always writes a new version of the row, so that expire_orders does not decide by an older one.
  update public.orders set expires_at = hold_until where order_id = p_order_id returning * into paid_order;
  insert into public.order_payment (order_id, provider, requested_method, payment_method, merchant_ref, expected_pt,
    reference_until, trace_id, next_inquiry_at)
  values (p_order_id, p_provider, p_method, upper(case p_method when 'any' then p_provider else p_method end),
    paid_order.order_number || '-' || private.random_code() || private.random_code(), paid_order.total_pt,
    -- Limited to attempts within a day of the order, so that repeated attempts do not hold stock forever.
    least(p_reference_until, paid_order."timestamp" + interval '1 day' + (p_reference_until - now())),
    p_trace_id, now() + interval '1 minute')
  returning * into attempt;
  return private.charge_facts(paid_order)
    || jsonb_build_object('order_payment_id', attempt.order_payment_id, 'merchant_ref', attempt.merchant_ref,
      'reference_until', attempt.reference_until);
end
$$;

-- Locks an attempt for a change: its order first, like all functions. Null if there is no such attempt.
create function private.lock_payment(p_order_payment_id uuid) returns public.order_payment
language plpgsql volatile set search_path = '' as $$
declare
  attempt public.order_payment;
begin
  perform from public.orders
  where order_id = (select order_id from public.order_payment where order_payment_id = p_order_payment_id)
  for update;
  select * into attempt from public.order_payment where order_payment_id = p_order_payment_id for update;
  return attempt;
end
$$;

-- A pending order is held as long as a reference that the shopper can still pay with, and never longer than the shop
-- requested from the provider, whatever the browser changed on the way.
create function private.hold_for_reference(attempt public.order_payment, until timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
declare
  longest constant timestamptz := coalesce(attempt.reference_until, attempt.created_at + interval '2 days');
begin
  update public.orders set expires_at = least(until, longest)
  where order_id = attempt.order_id and status = 'pending' and expires_at < least(until, longest);
end
$$;

-- Records that the provider has accepted an attempt, and its reference if there is one. Returns {payment_status}.
-- Errors: PT404 payment_not_found.
create function public.note_payment_reference(
  p_order_payment_id uuid, p_provider_order_id text, p_reference text, p_expires_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  attempt public.order_payment := private.lock_payment(p_order_payment_id);
begin
  if attempt.order_payment_id is null then
    raise sqlstate 'PT404' using message = 'payment_not_found';
  end if;
  update public.order_payment
  set status = case status when 'INITIATED' then 'PENDING' else status end,
    provider_order_id = coalesce(provider_order_id, p_provider_order_id),
    reference = coalesce(p_reference, reference),
    reference_expires_at = coalesce(p_expires_at, reference_expires_at)
  where order_payment_id = p_order_payment_id
  returning * into attempt;
  if attempt.status = 'PENDING' and p_reference is not null then
    perform private.hold_for_reference(attempt, p_expires_at);
  end if;
  return jsonb_build_object('payment_status', attempt.status);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.start_payment, public.note_payment_reference
  from public, anon, authenticated, service_role;
grant execute on function public.start_payment, public.note_payment_reference to service_role;
