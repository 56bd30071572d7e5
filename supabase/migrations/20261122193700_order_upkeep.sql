-- Changes of orders other than payments: expiry, cancellation, and processing by staff.

-- How long an order waits for its provider after its own expiry. After that, its books are available to others; money
-- that arrives later is refunded.
create function private.provider_patience() returns interval
language sql immutable
return interval '2 hours';

-- Cancels expired orders and releases their stock: {expired: [order_id …], doubtful: [order_id …]}. An order with an
-- attempt that was not queried since its expiry waits for that, for a limited time: `doubtful` are those that were
-- cancelled without a response, whose attempts staff must review.
create function public.expire_orders(p_limit integer default 100) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
  doubtful uuid[];
begin
  due := array(
    select order_id from public.orders
    where status = 'pending' and expires_at < now()
    order by expires_at
    limit least(greatest(p_limit, 1), 1000)
    for update skip locked);
  -- Only now, when nobody else can begin a payment.
  doubtful := array(
    select distinct due_order.order_id
    from public.orders as due_order join public.order_payment as payment using (order_id)
    where due_order.order_id = any (due) and due_order.status = 'pending' and due_order.expires_at < now()
      and payment.status in ('INITIATED', 'PENDING')
      and (payment.checked_at is null or payment.checked_at <= due_order.expires_at));
  due := array(
    select due_order.order_id from public.orders as due_order
    where due_order.order_id = any (due) and due_order.status = 'pending' and due_order.expires_at < now()
      and (due_order.order_id <> all (doubtful) or due_order.expires_at < now() - private.provider_patience()));
  doubtful := array(select unnest(doubtful) intersect select unnest(due));
  -- All at once, because the stock of several orders must be locked in one order.
  perform private.lock_stock(array(
    select product_id from private.stock_holds where order_id = any (due) and state = 'held'));
  update public.order_payment as payment
  set status = 'EXPIRED', next_inquiry_at = least(next_inquiry_at, now()),
    review_reason = coalesce(review_reason, case when payment.order_id = any (doubtful)
      and (payment.checked_at is null or payment.checked_at <= expired.expires_at) then 'provider_silent' end)
  from public.orders as expired
  where expired.order_id = payment.order_id and payment.order_id = any (due) and payment.status in ('INITIATED', 'PENDING');
  update public.orders set status = 'cancelled', change_actor = 'expiry', change_reason = 'expired'
  where order_id = any (due);
  return jsonb_build_object('expired', to_jsonb(due), 'doubtful', to_jsonb(doubtful));
end
$$;

-- Cancels the caller's pending order if no payment is in progress: {order_id, status}. An attempt whose provider has
-- not responded for an hour does not prevent it; staff review its later result. Errors: PT401 not_signed_in; PT404
-- order_not_found; PT409 order_not_cancellable, payment_open.
create function public.cancel_order(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  silence constant interval := interval '1 hour';
  mine public.orders;
begin
  select * into mine from public.orders where order_id = p_order_id and user_id = auth.uid() for update;
  perform private.require_live_session();
  if mine.order_id is null then
    raise sqlstate 'PT404' using message = 'order_not_found';
  elsif mine.status <> 'pending' then
    raise sqlstate 'PT409' using message = 'order_not_cancellable';
  elsif exists (
      select from public.order_payment
      where order_id = p_order_id
        and (review_reason is not null
          or status in ('INITIATED', 'PENDING') and coalesce(checked_at, created_at) > now() - silence)) then
    raise sqlstate 'PT409' using message = 'payment_open';
  end if;
  update public.order_payment
  set status = 'CANCELLED', review_reason = 'provider_silent', next_inquiry_at = least(next_inquiry_at, now())
  where order_id = p_order_id and status in ('INITIATED', 'PENDING');
  update public.orders set status = 'cancelled', change_actor = 'shopper' where order_id = p_order_id;
  return jsonb_build_object('order_id', p_order_id, 'status', 'cancelled');
end
$$;

-- Changes the status of an order for staff: {order_id, status, refund_due}. Errors: PT404 order_not_found and those of
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

-- Restocks the sold copies of a cancelled order, once: {restocked}, the number of copies. Errors: PT404
-- order_not_found, PT409 order_not_cancelled.
create function private.restock_order(p_order_id uuid, p_staff uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
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
  update private.stock_holds set restocked_by = p_staff
  where order_id = p_order_id and state = 'restocked' and restocked_by is null;
  return jsonb_build_object('restocked', copies);
end
$$;

create function public.restock_order(p_order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.restock_order(p_order_id, null);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.expire_orders, public.cancel_order, public.move_order, public.restock_order
  from public, anon, authenticated, service_role;
grant execute on function public.expire_orders, public.move_order, public.restock_order to service_role;
grant execute on function public.cancel_order to authenticated;
