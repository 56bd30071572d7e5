-- The open tasks of the desk.

create index inventory_by_free on public.inventory ((on_hand - reserved), product_id);
create index mails_not_received on private.mails (created_at)
  where state in ('refused', 'failed') or bounced_at is not null;

alter table public.contact_messages
  -- When staff decided that it needs no answer; their note is in staff_note.
  add column closed_at timestamptz,
  add constraint contact_messages_closed_with_note check (closed_at is null or staff_note is not null);

create index contact_messages_open on public.contact_messages (created_at, message_id)
  where answered_at is null and closed_at is null;

-- The beginning of a message, for lists.
create function private.message_opening(message text) returns text
language sql immutable parallel safe
return left(private.clean_line(message), 160);

-- How many orders have this status, and the oldest of them.
create function private.orders_waiting(p_status text, p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', (select count(*) from private.order_index where status = p_status),
    'first', private.listed_orders(array(
      select order_id from private.order_index where status = p_status order by "timestamp", order_id limit p_first)))
$$;

-- Refunds in these states, oldest first.
create function private.refunds_waiting(p_states text[], p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  with waiting as (
    select refund.refund_id, refund.order_id, orders.order_number, refund.amount_pt, refund.state, refund.created_at
    from private.refunds as refund join public.orders using (order_id)
    where refund.state = any (p_states) and refund.ended_at is null)
  select jsonb_build_object(
    'count', (select count(*) from waiting),
    'first', (
      select coalesce(jsonb_agg(to_jsonb(first) order by first.created_at, first.refund_id), '[]')
      from (select * from waiting order by created_at, refund_id limit p_first) as first))
$$;

-- Refunds that the provider refused in the last two weeks, unless another refund of the charge was opened since or all
-- of it was refunded in another way.
create function private.refunds_refused(p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  with refused as (
    select refund.refund_id, refund.order_id, orders.order_number, refund.amount_pt, refund.state, refund.created_at
    from private.refunds as refund join public.orders using (order_id)
      join private.payment_charges as charge using (provider, transaction_id)
    where refund.state = 'refused' and refund.refusal <> 'not_refunded' and refund.ended_at > now() - interval '14 days'
      and charge.refund <> 'all'
      and not exists (
        select from private.refunds as later
        where later.provider = refund.provider and later.transaction_id = refund.transaction_id
          and later.created_at >= refund.created_at and coalesce(later.ended_at, 'infinity') > refund.ended_at))
  select jsonb_build_object(
    'count', (select count(*) from refused),
    'first', (
      select coalesce(jsonb_agg(to_jsonb(first) order by first.created_at, first.refund_id), '[]')
      from (select * from refused order by created_at, refund_id limit p_first) as first))
$$;

-- Orders with money to refund and without an open refund.
create function private.refunds_to_open(p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  with due as (
    select entry.order_id, entry."timestamp" from private.order_index as entry
    where entry.refund_due and not exists (
      select from private.refunds as refund where refund.order_id = entry.order_id and refund.ended_at is null))
  select jsonb_build_object(
    'count', (select count(*) from due),
    'first', private.listed_orders(array(select order_id from due order by "timestamp", order_id limit p_first)))
$$;

create function private.payments_to_review(p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', (select count(*) from public.order_payment where review_reason is not null),
    'first', (
      select coalesce(jsonb_agg(to_jsonb(first) order by first.updated_at, first.order_payment_id), '[]')
      from (
        select payment.order_payment_id, payment.order_id, orders.order_number, payment.provider, payment.status,
          payment.review_reason, payment.expected_pt, payment.updated_at
        from public.order_payment as payment join public.orders using (order_id)
        where payment.review_reason is not null
        order by payment.updated_at, payment.order_payment_id limit p_first) as first))
$$;

create function private.messages_waiting(p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', (select count(*) from public.contact_messages where answered_at is null and closed_at is null),
    'first', (
      select coalesce(jsonb_agg(jsonb_build_object('message_id', message_id, 'reference', reference, 'topic', topic,
        'name', name, 'created_at', created_at, 'opening', private.message_opening(message)) order by created_at, message_id), '[]')
      from (
        select * from public.contact_messages where answered_at is null and closed_at is null
        order by created_at, message_id limit p_first) as first))
$$;

create function private.products_running_out(p_at_most integer, p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', (
      select count(*) from public.inventory as stock join public.products as product using (product_id)
      where stock.on_hand - stock.reserved <= p_at_most and product.published),
    'first', (
      select coalesce(jsonb_agg(to_jsonb(first) order by first.on_hand - first.reserved, first.product_id), '[]')
      from (
        select stock.product_id, product.sku, product.product_name, product.name_en, stock.on_hand, stock.reserved
        from public.inventory as stock join public.products as product using (product_id)
        where stock.on_hand - stock.reserved <= p_at_most and product.published
        order by stock.on_hand - stock.reserved, stock.product_id limit p_first) as first))
$$;

-- E-mails that were not delivered and have no copy.
create function private.mails_not_received(p_first integer) returns jsonb
language sql stable set search_path = '' as $$
  with missing as (
    select mail.mail_id, mail.kind, mail.state, mail.order_id, orders.order_number, mail.message_id, mail.created_at
    from private.mails as mail left join public.orders using (order_id)
    where (mail.state in ('refused', 'failed') or mail.bounced_at is not null)
      and mail.created_at > now() - interval '30 days' and mail.request_id is null
      and not exists (select from private.mails as copy where copy.copy_of = mail.mail_id))
  select jsonb_build_object(
    'count', (select count(*) from missing),
    'first', (
      select coalesce(jsonb_agg(to_jsonb(first) order by first.created_at desc, first.mail_id), '[]')
      from (select * from missing order by created_at desc, mail_id limit p_first) as first))
$$;

-- See todaySchema in lib/desk/contract. Errors: those of require_staff.
create function public.desk_today(p_first integer default null, p_low_stock_at integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most constant integer := least(greatest(coalesce(p_first, 5), 0), 20);
  low_stock_at constant integer := least(greatest(coalesce(p_low_stock_at, 5), 0), 1000);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'to_pack', private.orders_waiting('processing', most),
    'packing', private.orders_waiting('preparing', most),
    'refunds_due', private.refunds_to_open(most),
    'refunds_open', private.refunds_waiting('{queued, calling, accepted}', most),
    'refunds_in_doubt', private.refunds_waiting('{in_doubt}', most),
    'refunds_refused', private.refunds_refused(most),
    'reviews', private.payments_to_review(most),
    'messages', private.messages_waiting(most),
    'low_stock', private.products_running_out(low_stock_at, most),
    'low_stock_at', low_stock_at,
    'failed_mails', private.mails_not_received(most));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_today from public, anon, authenticated, service_role;
grant execute on function public.desk_today to authenticated;
