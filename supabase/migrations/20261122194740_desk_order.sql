-- One order with all that is known about it, and the actions that are currently allowed.

-- The statuses that staff could currently give an order, according to guard_order: [{to_status, reason_required}].
create function private.order_moves(wanted public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('to_status', edge.to_status,
      'reason_required', edge.to_status = 'cancelled' and wanted.status <> 'pending')
    order by edge.to_status = 'cancelled', edge.to_status), '[]')
  from private.order_status_edges as edge
  where edge.from_status = wanted.status and edge.actor = 'staff'
    and (edge.to_status not in ('preparing', 'shipped') or not private.is_given_back(wanted.order_id))
    and (edge.to_status <> 'shipped' or exists (
      select from public.order_shipment as shipment where shipment.order_id = wanted.order_id and shipment.number is not null))
    and (edge.to_status <> 'processing' or exists (
      select from public.order_payment as payment
      where payment.order_id = wanted.order_id and payment.settles and payment.status = 'PAID' and payment.paid_pt = wanted.total_pt))
$$;

-- The copies of a cancelled order that were sold and not restocked.
create function private.copies_to_restock(wanted public.orders) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(quantity), 0) from private.stock_holds
  where order_id = wanted.order_id and state = 'consumed' and wanted.status = 'cancelled'
$$;

-- The allowed actions other than status changes: {ship, refunds, restock_copies}. refunds: one entry per charge with a
-- remainder.
create function private.order_permissions(wanted public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'ship', wanted.status = 'shipped'
      or wanted.status in ('processing', 'preparing') and not private.is_given_back(wanted.order_id),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('transaction_id', transaction_id, 'provider', provider, 'up_to_pt', left_pt,
        'only_all', provider = 'fawry' and left_pt < amount_pt, 'is_owed', is_owed, 'refusal', refusal) order by place), '[]')
      from private.refundable_charges(wanted.order_id) with ordinality as charge (order_payment_id, provider, transaction_id,
        amount_pt, left_pt, doubt, is_owed, refusal, place)),
    'restock_copies', private.copies_to_restock(wanted))
$$;

-- All couriers, in the order of their names.
create function private.desk_couriers() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('shipping_provider_id', shipping_provider_id, 'name', name,
    'tracked', private.courier_of(name) is not null) order by name), '[]')
  from public.shipping_providers
$$;

create function private.shown_address(address public.order_addresses) returns jsonb
language sql immutable
as $$ select to_jsonb(address) - array['order_address_id', 'order_id', 'country_id', 'area_id'] $$;

create function private.order_payments(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_payment_id', payment.order_payment_id, 'provider', payment.provider,
    'requested_method', payment.requested_method, 'payment_method', payment.payment_method,
    'merchant_ref', payment.merchant_ref, 'provider_reference', payment.provider_reference, 'status', payment.status,
    'settles', payment.settles, 'expected_pt', payment.expected_pt, 'paid_pt', payment.paid_pt,
    'reference', payment.reference, 'reference_expires_at', payment.reference_expires_at,
    'review_reason', payment.review_reason, 'checked_at', payment.checked_at, 'created_at', payment.created_at,
    'charges', (
      select coalesce(jsonb_agg(to_jsonb(charge) - array['provider', 'order_payment_id']
        order by charge.last_reported_at, charge.transaction_id), '[]')
      from private.payment_charges as charge where charge.order_payment_id = payment.order_payment_id),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('source', event.source, 'status', event.status,
        'amount_pt', event.amount_pt, 'outcome', event.outcome, 'received_at', event.received_at)
        order by event.event_id desc), '[]')
      from (
        select * from private.payment_events as said where said.order_payment_id = payment.order_payment_id
        order by said.event_id desc limit 20) as event),
    'event_count', (
      select count(*) from private.payment_events as said where said.order_payment_id = payment.order_payment_id))
    order by payment.created_at, payment.order_payment_id), '[]')
  from public.order_payment as payment where payment.order_id = p_order_id
$$;

create function private.order_refunds(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'refund_id', refund.refund_id, 'order_payment_id', refund.order_payment_id, 'amount_pt', refund.amount_pt,
    'reason', refund.reason, 'by_hand', refund.by_hand, 'state', refund.state, 'refusal', refund.refusal, 'restock', refund.restock,
    'opened_by', private.colleague(refund.opened_by), 'closed_by', private.colleague(refund.closed_by),
    'note', refund.note, 'created_at', refund.created_at, 'ended_at', refund.ended_at)
    order by refund.created_at, refund.refund_id), '[]')
  from private.refunds as refund where refund.order_id = p_order_id
$$;

create function private.order_mails(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('mail_id', mail.mail_id, 'kind', mail.kind, 'state', mail.state,
    'created_at', mail.created_at, 'sent_at', mail.sent_at, 'delivered_at', mail.delivered_at, 'bounced_at', mail.bounced_at,
    'may_resend', private.may_resend(mail))
    order by mail.place), '[]')
  from private.mails as mail where mail.order_id = p_order_id
$$;

-- See orderSchema in lib/desk/contract. Errors: those of require_staff; PT404 order_not_found.
create function public.desk_order(p_order_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.orders;
begin
  perform private.require_staff();
  select * into wanted from public.orders where order_id = p_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  end if;
  return to_jsonb(wanted)
    - array['user_id', 'idempotency_key', 'request_hash', 'currency', 'total_amount', 'promo_id', 'change_actor', 'change_reason']
    || jsonb_build_object(
      'account', (
        select jsonb_build_object('email', account.email, 'full_name', profile.full_name,
          'orders', (select count(*) from public.orders as other where other.user_id = wanted.user_id))
        from auth.users as account left join public.user_profiles as profile on profile.user_id = account.id
        where account.id = wanted.user_id),
      'address', (select private.shown_address(address) from public.order_addresses as address where order_id = p_order_id),
      'lines', (
        select jsonb_agg(to_jsonb(line) - array['order_id', 'retail_price']
          || jsonb_build_object('image_url', product.image_url, 'stock', hold.state) order by line.position)
        from public.order_products as line
        left join public.products as product using (product_id)
        left join private.stock_holds as hold on hold.order_id = line.order_id and hold.product_id = line.product_id
        where line.order_id = p_order_id),
      'payments', private.order_payments(p_order_id),
      'refunds', private.order_refunds(p_order_id),
      'history', (
        select jsonb_agg(jsonb_build_object('from_status', change.from_status, 'to_status', change.to_status,
          'actor', change.actor, 'by', case when change.actor = 'staff' then private.colleague(change.changed_by) end,
          'reason', change.reason, 'timestamp', change."timestamp") order by change."timestamp", change.order_status_change_id)
        from public.order_status_changes as change where change.order_id = p_order_id),
      'shipments', (
        select coalesce(jsonb_agg(jsonb_build_object('order_shipment_id', shipment.order_shipment_id,
          'number', shipment.number, 'service', shipment.service, 'shipping_provider_id', shipment.shipping_provider,
          'shipping_provider_name', provider.name, 'created_at', shipment.created_at)
          order by shipment.created_at, shipment.order_shipment_id), '[]')
        from public.order_shipment as shipment
        left join public.shipping_providers as provider on provider.shipping_provider_id = shipment.shipping_provider
        where shipment.order_id = p_order_id),
      'mails', private.order_mails(p_order_id),
      'log', (
        select coalesce(jsonb_agg(private.log_entry(entry) order by entry.log_id desc), '[]')
        from (
          select * from private.staff_log as noted where noted.order_id = p_order_id
          order by noted.log_id desc limit 50) as entry),
      'moves', private.order_moves(wanted),
      'may', private.order_permissions(wanted),
      'couriers', private.desk_couriers());
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_order from public, anon, authenticated, service_role;
grant execute on function public.desk_order to authenticated;
