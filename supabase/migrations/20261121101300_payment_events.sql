-- What a provider's verified word does. Nothing else makes an order paid.

create function private.event_time(event jsonb, key text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when jsonb_typeof(event -> key) = 'string' then (event ->> key)::timestamptz end;
exception
  when datetime_field_overflow or invalid_datetime_format or invalid_parameter_value then
    return null;
end
$$;

-- What a verified PAID does to its attempt and order, both locked. Answers the outcome.
create function private.settle_payment(attempt public.order_payment, event jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  paid_order public.orders;
  gone text;
  reason text;
begin
  select * into paid_order from public.orders where order_id = attempt.order_id;
  -- A refund that was heard of before its payment.
  select status into gone from private.payment_events
  where order_payment_id = attempt.order_payment_id and status in ('REFUNDED', 'VOIDED') limit 1;
  reason := case
    when gone is not null then null
    when exists (select from public.order_payment where order_id = attempt.order_id and settles) then 'paid_twice'
    when paid_order.status = 'cancelled' then 'paid_after_cancellation'
  end;
  update public.order_payment
  set status = 'PAID', paid_pt = expected_pt, review_reason = reason,
    settles = reason is null and gone is null and paid_order.status = 'pending',
    provider_reference = coalesce(event ->> 'provider_reference', provider_reference),
    payment_method = coalesce(left(private.clean_line(event ->> 'method'), 60), payment_method)
  where order_payment_id = attempt.order_payment_id;
  if gone is not null then
    update public.order_payment set status = gone where order_payment_id = attempt.order_payment_id;
  elsif reason is null then
    update public.orders set status = 'processing', change_actor = 'payment' where order_id = attempt.order_id;
  end if;
  return 'applied';
end
$$;

-- Why a verified PAID cannot settle its attempt as it stands; null when it can.
create function private.payment_objection(attempt public.order_payment, event jsonb) returns text
language sql immutable
return case
    -- Genuine, and yet the provider's adapter has seen something wrong with it, such as a payment in test mode.
    when event ->> 'review_reason' in ('foreign_integration', 'wrong_mode', 'paid_less_than_order')
      then event ->> 'review_reason'
    when event ->> 'review_reason' is not null then 'suspicious'
    when event ->> 'currency' is distinct from 'EGP' then 'currency_mismatch'
    when (event ->> 'amount_pt')::numeric is distinct from attempt.expected_pt then 'amount_mismatch'
    when event ->> 'provider_order_id' <> attempt.provider_order_id then 'order_mismatch'
    -- The attempt was paid before, by another charge.
    when attempt.paid_pt > 0 and event ->> 'provider_reference' <> attempt.provider_reference then 'paid_twice'
  end;

-- Applies an event to its locked attempt and answers the outcome.
create function private.apply_to_payment(attempt public.order_payment, event jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  told constant text := event ->> 'status';
  objection constant text := case told when 'PAID' then private.payment_objection(attempt, event) end;
  reference_expiry constant timestamptz := private.event_time(event, 'reference_expires_at');
begin
  if objection is not null then
    update public.order_payment set review_reason = coalesce(review_reason, objection)
    where order_payment_id = attempt.order_payment_id;
    return 'review';
  elsif told = attempt.status
     and (told <> 'PENDING' or coalesce(reference_expiry <= attempt.reference_expires_at, reference_expiry is null)) then
    return 'duplicate';
  elsif told <> attempt.status and not exists (
      select from private.payment_status_edges where from_status = attempt.status and to_status = told) then
    return 'ignored';
  elsif told = 'PAID' then
    return private.settle_payment(attempt, event);
  end if;
  update public.order_payment
  set status = told,
    provider_order_id = coalesce(provider_order_id, event ->> 'provider_order_id'),
    reference = coalesce(reference, case when told = 'PENDING' then event ->> 'provider_reference' end),
    reference_expires_at = coalesce(reference_expiry, reference_expires_at),
    payment_method = coalesce(left(private.clean_line(event ->> 'method'), 60), payment_method)
  where order_payment_id = attempt.order_payment_id;
  if told = 'PENDING' and reference_expiry is not null then
    perform private.hold_for_reference(attempt.order_id, reference_expiry);
  end if;
  return 'applied';
end
$$;

-- Applies what a provider has said, once: {provider, event_key, merchant_ref, provider_order_id?, source,
-- status, amount_pt, currency, provider_reference?, method?, reference_expires_at?, occurred_at?, review_reason?, evidence}.
-- Answers {outcome, payment_status, order_status, refund_due}; outcome: applied; duplicate (known already);
-- ignored (comes too late to matter); review (nothing settles, staff must look); unknown (no such attempt).
-- Event and effect are committed together. The caller has verified the provider's signature, or has asked
-- the provider itself. provider_reference must name one charge always the same. Refusal: PT400 invalid_event.
create function public.apply_payment_event(p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  statuses constant text[] := array['PENDING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED'];
  attempt public.order_payment;
  paid_order public.orders;
  -- The same key with another amount, or about another attempt, is another event.
  full_key text;
  outcome text;
begin
  if not coalesce(
      p_event ->> 'provider' in ('fawry', 'paymob') and p_event ->> 'source' in ('webhook', 'pull', 'server')
      and p_event ->> 'status' = any (statuses) and p_event ->> 'event_key' <> '' and p_event ->> 'merchant_ref' <> ''
      and (p_event ->> 'status' <> 'PAID' or jsonb_typeof(p_event -> 'amount_pt') = 'number'), false) then
    raise sqlstate 'PT400' using message = 'invalid_event';
  end if;
  full_key := left(concat_ws('|', p_event ->> 'merchant_ref', p_event ->> 'event_key', p_event ->> 'status', p_event ->> 'amount_pt', p_event ->> 'currency'), 500);

  select * into attempt from public.order_payment
  where provider = p_event ->> 'provider' and merchant_ref = p_event ->> 'merchant_ref';
  attempt := private.lock_payment(attempt.order_payment_id);
  outcome := case
    when exists (
      select from private.payment_events where provider = p_event ->> 'provider' and event_key = full_key) then 'duplicate'
    when attempt.order_payment_id is null then 'unknown'
    else private.apply_to_payment(attempt, p_event) end;

  insert into private.payment_events (provider, event_key, order_payment_id, merchant_ref, source, status, amount_pt,
    currency, outcome, evidence, occurred_at)
  values (p_event ->> 'provider', full_key, attempt.order_payment_id, left(p_event ->> 'merchant_ref', 200),
    p_event ->> 'source', p_event ->> 'status',
    case when jsonb_typeof(p_event -> 'amount_pt') = 'number' then (p_event -> 'amount_pt')::numeric end,
    left(p_event ->> 'currency', 10), outcome, p_event -> 'evidence', private.event_time(p_event, 'occurred_at'))
  on conflict (provider, event_key) do nothing;

  if p_event ->> 'source' = 'pull' then
    update public.order_payment set checked_at = coalesce(asked_at, clock_timestamp())
    where order_payment_id = attempt.order_payment_id;
  end if;
  update public.orders as paid set refund_due = true
  where paid.order_id = attempt.order_id and not paid.refund_due and outcome in ('applied', 'review')
    and private.owes_refund(paid.order_id, paid.status);
  select * into paid_order from public.orders where order_id = attempt.order_id;
  select * into attempt from public.order_payment where order_payment_id = attempt.order_payment_id;
  return jsonb_build_object('outcome', outcome, 'payment_status', attempt.status,
    'order_status', paid_order.status, 'refund_due', coalesce(paid_order.refund_due, false));
end
$$;

revoke all on function private.event_time, private.settle_payment, private.payment_objection, private.apply_to_payment
  from public;
revoke all on function public.apply_payment_event from public, anon, authenticated, service_role;
grant execute on function public.apply_payment_event to service_role;
