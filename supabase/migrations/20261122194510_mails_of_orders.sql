-- Which events of an order cause an e-mail. Whatever changes the order, the e-mail is queued in the same transaction.

-- How long the first e-mail waits for the shopper to select a payment method, so that it can contain an outlet
-- reference.
create function private.received_patience() returns interval
language sql immutable
return interval '2 minutes';

create function private.queue_received_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_order_mail(new, 'received', new.order_id::text, p_wait => private.received_patience());
  return null;
end
$$;

create trigger orders_mail_received after insert on public.orders
  for each row execute function private.queue_received_mail();

create function private.queue_status_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_order_mail(new, case new.status when 'processing' then 'paid' else new.status end, new.order_id::text);
  return null;
end
$$;

create trigger orders_mail_status after update of status on public.orders
  for each row when (old.status <> new.status and new.status in ('processing', 'shipped', 'delivered', 'cancelled'))
  execute function private.queue_status_mail();

-- An outlet reference: in the first e-mail, or in a separate one if that was sent already.
create function private.queue_reference_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_news(new.order_id, 'received', new.order_payment_id::text,
    jsonb_build_object('order_payment_id', new.order_payment_id));
  return null;
end
$$;

create trigger order_payment_mail_reference after update on public.order_payment
  for each row when (new.reference is not null and new.status = 'PENDING'
    and (old.reference is null or old.status <> 'PENDING'))
  execute function private.queue_reference_mail();

-- A parcel that got its tracking number, or another one, after its order was reported as shipped.
create function private.queue_parcel_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.orders where order_id = new.order_id and status = 'shipped') then
    perform private.queue_news(new.order_id, 'shipped',
      concat_ws('/', new.order_shipment_id, new.shipping_provider, new.number),
      jsonb_build_object('order_shipment_id', new.order_shipment_id));
  end if;
  return null;
end
$$;

create trigger order_shipment_mail_new_parcel after insert on public.order_shipment
  for each row when (new.number is not null) execute function private.queue_parcel_mail();
create trigger order_shipment_mail_number after update on public.order_shipment
  for each row when (new.number is not null
    and (new.number, new.shipping_provider) is distinct from (old.number, old.shipping_provider))
  execute function private.queue_parcel_mail();

-- The additional refunded amount of a charge; null if the provider reports only that a part was refunded. In test mode,
-- no money moves.
create function private.queue_returned_mail(charge private.payment_charges, p_amount_pt bigint) returns void
language plpgsql volatile set search_path = '' as $$
declare
  placed public.orders;
begin
  select orders.* into placed
  from public.orders join public.order_payment as payment using (order_id)
  where payment.order_payment_id = charge.order_payment_id;
  perform private.queue_order_mail(placed, 'refunded',
    concat_ws('/', charge.provider, charge.transaction_id, charge.refund, charge.refunded_pt),
    jsonb_build_object('all', charge.refund = 'all', 'amount_pt', p_amount_pt, 'charge_pt', charge.amount_pt,
      'refunded_pt', charge.refunded_pt, 'order_payment_id', charge.order_payment_id));
end
$$;

-- Whoever made the refund. If the shop requested a partial refund, its amount may still become known: then it is sent.
create function private.queue_refund_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.refunded_pt is not null or not private.may_be_requested(new) then
    perform private.queue_returned_mail(new, new.refunded_pt - coalesce(old.refunded_pt, 0));
  end if;
  return null;
end
$$;

create trigger payment_charges_mail_refund after update on private.payment_charges
  for each row when (new.refund <> 'none' and new.doubt is distinct from 'wrong_mode'
    and (new.refund <> old.refund or new.refunded_pt > coalesce(old.refunded_pt, 0)))
  execute function private.queue_refund_mail();

-- The references with which one pending order, or all, can be paid at an outlet, each until it or the hold on the books
-- expires.
create function private.open_references(p_order_id uuid default null)
returns table (order_id uuid, order_payment_id uuid, provider text, reference text, created_at timestamptz, ends_at timestamptz)
language sql stable set search_path = '' as $$
  select payment.order_id, payment.order_payment_id, payment.provider, payment.reference, payment.created_at,
    least(payment.reference_expires_at, orders.expires_at)
  from public.order_payment as payment join public.orders using (order_id)
  where orders.status = 'pending' and payment.status = 'PENDING' and payment.reference is not null
    and (p_order_id is null or orders.order_id = p_order_id)
$$;

-- The latest time for a reminder before a reference expires: there must be time to walk to an outlet.
create function private.reminder_deadline() returns interval
language sql immutable
return interval '30 minutes';

-- Queues the reminders that are due: twelve hours before a reference expires, so that not all of that time is at night,
-- and never in the first half of its life. Only for the newest reference of an order.
create function private.queue_reminders() returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.mails (kind, about, order_id, locale, email, reason)
  select 'reminder', due.order_payment_id::text, orders.order_id, orders.locale, orders.email,
    jsonb_build_object('order_payment_id', due.order_payment_id)
  from (
    select distinct on (order_id) * from private.open_references() order by order_id, created_at desc) as due
  join public.orders using (order_id)
  where due.ends_at between clock_timestamp() + private.reminder_deadline()
    and clock_timestamp() + least(interval '12 hours', (due.ends_at - due.created_at) / 2)
  on conflict (kind, about) do nothing;
end
$$;

revoke all on all functions in schema private from public;
