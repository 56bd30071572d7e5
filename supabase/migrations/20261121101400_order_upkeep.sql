-- What happens to orders besides payments: they run out, are cancelled, and go through the shop's hands.

-- Attempts to ask the providers about, {order_payment_id, order_id, provider, method, merchant_ref,
-- provider_order_id, status, expected_pt, created_at, order_expires_at}, those first that were asked about
-- longest ago; or all of one order that may yet turn out paid. Besides the open ones they are, less often,
-- those of the last three days that ended unpaid: a lost notification must not lose a payment.
create function public.open_payments(p_limit integer default 50, p_order_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  -- Whoever is about to begin another attempt waits for the others to be asked about: skipping them would be taken for none.
  perform from public.order_payment where order_id = p_order_id order by order_payment_id for update;
  with wanted as (
    select payment.order_payment_id, payment.asked_at as asked_before
    from public.order_payment as payment join public.orders as paid using (order_id)
    where payment.status not in ('PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED')
      and case
        when p_order_id is not null then payment.order_id = p_order_id
        when payment.status in ('INITIATED', 'PENDING') then
          paid.status = 'pending' or paid.expires_at > now() - interval '3 days'
        else payment.created_at > now() - interval '3 days'
          and coalesce(payment.asked_at, payment.updated_at) < now() - interval '15 minutes' end
    order by payment.asked_at nulls first, payment.created_at
    limit least(greatest(p_limit, 1), 500)
    for update of payment skip locked),
  asked as (
    update public.order_payment as payment set asked_at = clock_timestamp()
    from wanted join public.order_payment using (order_payment_id) join public.orders as paid using (order_id)
    where payment.order_payment_id = wanted.order_payment_id
    returning payment.*, paid.expires_at, wanted.asked_before)
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_payment_id', order_payment_id, 'order_id', order_id, 'provider', provider, 'method', requested_method,
    'merchant_ref', merchant_ref, 'provider_order_id', provider_order_id, 'status', status,
    'expected_pt', expected_pt, 'created_at', created_at, 'order_expires_at', expires_at)
    order by asked_before nulls first, created_at), '[]')
  into answer
  from asked;
  return answer;
end
$$;

-- The provider has answered about an attempt that open_payments handed out.
create function public.mark_payment_checked(p_order_payment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.order_payment set checked_at = coalesce(asked_at, clock_timestamp())
  where order_payment_id = p_order_payment_id;
end
$$;

-- Cancels orders whose time is up and gives their stock back: {expired: [order_id …]}. An order with an
-- attempt that the provider was not asked about since then waits for that.
create function public.expire_orders(p_limit integer default 100) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
begin
  due := array(
    select order_id from public.orders
    where status = 'pending' and expires_at < now()
    order by expires_at
    limit least(greatest(p_limit, 1), 1000)
    for update skip locked);
  -- Only now that nobody else can begin a payment.
  due := array(
    select due_order.order_id from public.orders as due_order
    where due_order.order_id = any (due) and due_order.status = 'pending' and due_order.expires_at < now()
      and not exists (
        select from public.order_payment as payment
        where payment.order_id = due_order.order_id and payment.status in ('INITIATED', 'PENDING')
          and (payment.checked_at is null or payment.checked_at <= due_order.expires_at)));
  -- All at once, or the stock of several orders would be locked out of order.
  perform private.lock_stock(array(
    select product_id from private.stock_holds where order_id = any (due) and state = 'held'));
  update public.order_payment set status = 'EXPIRED' where order_id = any (due) and status in ('INITIATED', 'PENDING');
  update public.orders set status = 'cancelled', change_actor = 'expiry', change_reason = 'expired'
  where order_id = any (due);
  return jsonb_build_object('expired', to_jsonb(due));
end
$$;

-- The owner cancels a pending order that nobody is paying: {order_id, status}. Refusals: PT404
-- order_not_found; PT409 order_not_cancellable, payment_open.
create function public.cancel_order(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mine public.orders;
begin
  select * into mine from public.orders where order_id = p_order_id and user_id = auth.uid() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  elsif mine.status <> 'pending' then
    raise sqlstate 'PT409' using message = 'order_not_cancellable';
  elsif exists (
      select from public.order_payment
      where order_id = p_order_id and (status in ('INITIATED', 'PENDING') or review_reason is not null)) then
    raise sqlstate 'PT409' using message = 'payment_open';
  end if;
  update public.orders set status = 'cancelled', change_actor = 'shopper' where order_id = p_order_id;
  return jsonb_build_object('order_id', p_order_id, 'status', 'cancelled');
end
$$;

-- Staff move an order along: {order_id, status, refund_due}. Refusals: PT404 order_not_found and those of
-- guard_order.
create function public.move_order(p_order_id uuid, p_to text, p_reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  moved public.orders;
begin
  update public.orders set status = p_to, change_actor = 'staff', change_reason = p_reason
  where order_id = p_order_id
  returning * into moved;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  end if;
  return jsonb_build_object('order_id', moved.order_id, 'status', moved.status, 'refund_due', moved.refund_due);
end
$$;

-- Puts the copies of a cancelled order that were already sold back on the shelf, once: {restocked}, the
-- number of copies. Refusals: PT404 order_not_found, PT409 order_not_cancelled.
create function public.restock_order(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  order_status text;
  copies bigint;
begin
  select status into order_status from public.orders where order_id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  elsif order_status <> 'cancelled' then
    raise sqlstate 'PT409' using message = 'order_not_cancelled';
  end if;
  select coalesce(sum(quantity), 0) into copies
  from private.stock_holds where order_id = p_order_id and state = 'consumed';
  perform private.settle_holds(p_order_id, 'restocked');
  return jsonb_build_object('restocked', copies);
end
$$;

revoke all on function public.open_payments, public.mark_payment_checked, public.expire_orders, public.cancel_order,
  public.move_order, public.restock_order from public, anon, authenticated, service_role;
grant execute on function public.open_payments, public.mark_payment_checked, public.expire_orders, public.move_order,
  public.restock_order to service_role;
grant execute on function public.cancel_order to authenticated;
