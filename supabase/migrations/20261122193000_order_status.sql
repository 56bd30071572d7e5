-- The status changes of orders: a table has the allowed changes and who may make them, and the consequences of a change
-- happen in the same transaction for all writers.

create table private.order_status_edges (
  from_status text not null,
  to_status text not null,
  actor text not null,
  primary key (from_status, to_status, actor)
);

insert into private.order_status_edges (from_status, to_status, actor) values
  ('pending', 'processing', 'payment'),
  ('pending', 'cancelled', 'expiry'),
  ('pending', 'cancelled', 'shopper'),
  ('pending', 'cancelled', 'staff'),
  ('processing', 'preparing', 'staff'),
  ('processing', 'cancelled', 'staff'),
  ('preparing', 'cancelled', 'staff'),
  ('processing', 'shipped', 'staff'),
  ('processing', 'shipped', 'courier'),
  ('preparing', 'shipped', 'staff'),
  ('preparing', 'shipped', 'courier'),
  ('shipped', 'delivered', 'staff'),
  ('shipped', 'delivered', 'courier');

alter table private.order_status_edges enable row level security;
revoke all on private.order_status_edges from public, anon, authenticated, service_role;

-- Whether the shop has money that is not, or no longer, for this order: a second charge, a charge for a cancelled
-- order, or one for a cancelled order that staff still have to review.
create function private.owes_refund(p_order_id uuid, p_status text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.payment_charges as charge join public.order_payment as payment using (order_payment_id)
    where payment.order_id = p_order_id and charge.refund <> 'all'
      and (p_status = 'cancelled'
        or charge.doubt in ('paid_twice', 'paid_after_cancellation')))
    -- Reported as paid, but without a transaction that could be recorded.
    or p_status = 'cancelled' and exists (
      select from public.order_payment
      where order_id = p_order_id and status not in ('REFUNDED', 'VOIDED')
        and review_reason not in ('provider_silent', 'suspicious')
        and not exists (
          select from private.payment_charges as charge
          where charge.order_payment_id = order_payment.order_payment_id));
end
$$;

-- Errors: PT409 order_is_frozen, status_not_allowed, not_paid, not_shipped, order_refunded; PT422 reason_required.
create function private.guard_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- total_amount is not computed yet.
  changeable constant text[] := array['status', 'expires_at', 'refund_due', 'change_actor', 'change_reason', 'updated_at', 'total_amount'];
  mover constant text := coalesce(new.change_actor, 'staff');
  reason constant text := left(private.clean_line(new.change_reason), 500);
begin
  if to_jsonb(new) - changeable - 'user_id' is distinct from to_jsonb(old) - changeable - 'user_id'
     or new.user_id is not null and new.user_id is distinct from old.user_id
     or new.expires_at <> old.expires_at and old.status <> 'pending' then
    raise sqlstate 'PT409' using message = 'order_is_frozen';
  end if;
  new.change_actor := null;
  new.change_reason := null;
  new.updated_at := clock_timestamp();
  if new.status = old.status then
    return new;
  end if;

  if not exists (
      select from private.order_status_edges as edge
      where edge.from_status = old.status and edge.to_status = new.status and edge.actor = mover) then
    raise sqlstate 'PT409' using message = 'status_not_allowed', detail = format('%s → %s by %s', old.status, new.status, mover);
  elsif new.status = 'processing' and not exists (
      select from public.order_payment as payment
      where payment.order_id = new.order_id and payment.settles and payment.status = 'PAID'
        and payment.paid_pt = new.total_pt) then
    raise sqlstate 'PT409' using message = 'not_paid';
  elsif new.status = 'shipped' and not exists (
      select from public.order_shipment as shipment
      where shipment.order_id = new.order_id and shipment.number is not null) then
    raise sqlstate 'PT409' using message = 'not_shipped';
  -- Couriers report what has already happened.
  elsif new.status in ('preparing', 'shipped') and mover = 'staff' and private.is_given_back(new.order_id) then
    raise sqlstate 'PT409' using message = 'order_refunded';
  elsif new.status = 'cancelled' and old.status <> 'pending' and reason is null then
    raise sqlstate 'PT422' using message = 'reason_required';
  end if;
  if new.status = 'cancelled' then
    new.refund_due := private.owes_refund(new.order_id, new.status);
  end if;
  insert into public.order_status_changes (order_id, from_status, to_status, actor, changed_by, reason)
  values (new.order_id, old.status, new.status, mover, auth.uid(), reason);
  return new;
end
$$;

create trigger orders_guard before update on public.orders
  for each row execute function private.guard_order();

create function private.begin_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'pending' then
    raise sqlstate 'PT409' using message = 'status_not_allowed', detail = format('new order: %s', new.status);
  end if;
  insert into public.order_status_changes (order_id, to_status, actor, changed_by)
  values (new.order_id, new.status, 'shopper', new.user_id);
  return null;
end
$$;

create trigger orders_begin after insert on public.orders
  for each row execute function private.begin_order();

-- The holds of a paid order become sales, those of a cancelled order are released. Sold copies are only restocked
-- manually.
create function private.settle_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'processing' then
    perform private.settle_holds(new.order_id, 'consumed');
  elsif new.status = 'cancelled' then
    perform private.settle_holds(new.order_id, 'released');
  end if;
  return null;
end
$$;

create trigger orders_settle_stock after update of status on public.orders
  for each row when (old.status <> new.status) execute function private.settle_stock();

revoke all on all functions in schema private from public;
