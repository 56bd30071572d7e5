-- Effects of a provider's own response about an attempt. Nothing else marks an order as paid, or money as refunded.

-- Applies a response about money.
create function private.apply_charge(attempt public.order_payment, event jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  doubt text;
  charge private.payment_charges;
begin
  -- A response without an amount is about the known amount.
  if coalesce(jsonb_typeof(event -> 'amount_pt'), 'null') = 'null' then
    select event || jsonb_build_object('amount_pt', known.amount_pt) into event
    from (select 1) as one left join private.payment_charges as known
      on known.provider = attempt.provider and known.transaction_id = event ->> 'transaction_id'
        and known.order_payment_id = attempt.order_payment_id;
  end if;
  doubt := private.charge_doubt(attempt, event);
  if not private.is_about(attempt, event) then
    doubt := 'order_mismatch';
  elsif coalesce(event ->> 'transaction_id' ~ '^[0-9]{1,20}$' and (event ->> 'amount_pt')::numeric between 1 and 1e12
      and (event ->> 'amount_pt')::numeric % 1 = 0, false) then
    charge := private.keep_charge(attempt, event, doubt);
    if charge.transaction_id is not null then
      return private.settle_charge(attempt, charge, event);
    end if;
    -- The transaction now has a different amount, or has paid another attempt.
    doubt := case when exists (
        select from private.payment_charges as other
        where other.provider = attempt.provider and other.transaction_id = event ->> 'transaction_id'
          and other.order_payment_id = attempt.order_payment_id)
      then 'amount_mismatch' else 'transaction_reused' end;
  end if;
  update public.order_payment set review_reason = coalesce(review_reason, doubt, 'suspicious')
  where order_payment_id = attempt.order_payment_id;
  return 'review';
end
$$;

-- Applies a response without money: what the attempt waits for, or how it ended.
create function private.apply_progress(attempt public.order_payment, event jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  reported_status constant text := event ->> 'status';
  reference_expiry constant timestamptz := private.event_time(event, 'reference_expires_at');
  code constant text := case when reported_status = 'FAILED' then substring(event ->> 'decline_code' from '^[0-9]{2,5}$') end;
begin
  if not private.is_about(attempt, event) then
    return 'ignored';
  elsif event ->> 'review_reason' = 'charge_unknown' then
    update public.order_payment set review_reason = coalesce(review_reason, 'charge_unknown')
    where order_payment_id = attempt.order_payment_id;
    return 'review';
  elsif reported_status = attempt.status
     and (reported_status <> 'PENDING' or coalesce(reference_expiry <= attempt.reference_expires_at, reference_expiry is null)) then
    -- The next try may have failed for another reason.
    update public.order_payment set decline_code = code
    where order_payment_id = attempt.order_payment_id and code <> coalesce(decline_code, '');
    return 'duplicate';
  elsif reported_status <> attempt.status and not exists (
      select from private.payment_status_edges where from_status = attempt.status and to_status = reported_status) then
    return 'ignored';
  end if;
  update public.order_payment
  set status = reported_status,
    provider_order_id = coalesce(provider_order_id, event ->> 'provider_order_id'),
    reference = coalesce(reference, case when reported_status = 'PENDING' then event ->> 'reference' end),
    reference_expires_at = coalesce(reference_expiry, reference_expires_at),
    decline_code = code,
    payment_method = coalesce(left(private.clean_line(event ->> 'method'), 60), payment_method)
  where order_payment_id = attempt.order_payment_id;
  if reported_status = 'PENDING' and reference_expiry is not null then
    perform private.hold_for_reference(attempt, reference_expiry);
  end if;
  return 'applied';
end
$$;

-- Applies a provider's response about one attempt, once: {order_payment_id, provider, merchant_ref, provider_order_id?,
-- source, event_key, status, transaction_id?, amount_pt?, refunded_pt?, refunds?: [{transaction_id, amount_pt}],
-- currency?, method?, reference?, reference_expires_at?, decline_code?, occurred_at?, review_reason?, evidence}. source
-- is 'pull' for the provider's response to an authenticated query of the shop, and 'server' for an attempt that the
-- server abandoned before anybody could pay it, which can only fail. Returns {outcome, payment_status, order_status,
-- refund_due}; outcome: applied; duplicate (already known); ignored (too late to matter); review (settles nothing,
-- staff must review it); unknown (no such attempt). Event and effect are committed together. Errors: PT400
-- invalid_event.
create function public.apply_payment_event(p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  money constant text[] := array['PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED'];
  progress constant text[] := array['PENDING', 'FAILED', 'EXPIRED', 'CANCELLED'];
  attempt public.order_payment;
  paid_order public.orders;
  -- The same key with another amount, or for another attempt, is another event.
  full_key text;
  outcome text;
begin
  if not coalesce(
      p_event ->> 'provider' in ('fawry', 'paymob') and p_event ->> 'event_key' <> '' and p_event ->> 'merchant_ref' <> ''
      and p_event ->> 'order_payment_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and (p_event ->> 'source' = 'pull' and p_event ->> 'status' = any (money || progress)
        or p_event ->> 'source' = 'server' and p_event ->> 'status' = 'FAILED')
      and coalesce(jsonb_typeof(p_event -> 'amount_pt'), 'null') in ('number', 'null')
      and coalesce(jsonb_typeof(p_event -> 'refunded_pt'), 'null') in ('number', 'null')
      and coalesce(jsonb_typeof(p_event -> 'refunds'), 'array') = 'array', false) then
    raise sqlstate 'PT400' using message = 'invalid_event';
  end if;
  attempt := private.lock_payment((p_event ->> 'order_payment_id')::uuid);
  full_key := left(concat_ws('|', p_event ->> 'order_payment_id', p_event ->> 'merchant_ref', p_event ->> 'event_key',
    p_event ->> 'status', p_event ->> 'amount_pt', p_event ->> 'currency'), 500);
  outcome := case
    when attempt.order_payment_id is null or attempt.provider <> p_event ->> 'provider' then 'unknown'
    when exists (
      select from private.payment_events where provider = p_event ->> 'provider' and event_key = full_key) then 'duplicate'
    when p_event ->> 'status' = any (money) then private.apply_charge(attempt, p_event)
    else private.apply_progress(attempt, p_event) end;

  insert into private.payment_events (provider, event_key, order_payment_id, merchant_ref, source, status, amount_pt,
    currency, outcome, evidence, occurred_at)
  values (p_event ->> 'provider', full_key, attempt.order_payment_id, left(p_event ->> 'merchant_ref', 200),
    p_event ->> 'source', p_event ->> 'status', round((p_event ->> 'amount_pt')::numeric),
    left(p_event ->> 'currency', 10), outcome, p_event -> 'evidence', private.event_time(p_event, 'occurred_at'))
  on conflict (provider, event_key) do nothing;

  if p_event ->> 'source' = 'pull' then
    perform private.note_answer(attempt.order_payment_id);
    -- A response without news is also recorded, because later decisions depend on when the charge was last reported.
    update private.payment_charges set last_reported_at = clock_timestamp()
    where outcome = 'duplicate' and p_event ->> 'status' = any (money) and provider = attempt.provider
      and transaction_id = p_event ->> 'transaction_id' and order_payment_id = attempt.order_payment_id;
  end if;
  select * into paid_order from public.orders where order_id = attempt.order_id;
  if outcome in ('applied', 'review')
     and paid_order.refund_due is distinct from private.owes_refund(paid_order.order_id, paid_order.status)
     -- A refund that is due for another reason is cleared by staff.
     and (not paid_order.refund_due or p_event ->> 'status' in ('REFUNDED', 'VOIDED', 'PARTIAL_REFUNDED')) then
    update public.orders set refund_due = not refund_due where order_id = attempt.order_id
    returning * into paid_order;
  end if;
  select * into attempt from public.order_payment where order_payment_id = attempt.order_payment_id;
  return jsonb_build_object('outcome', outcome, 'payment_status', attempt.status,
    'order_status', paid_order.status, 'refund_due', coalesce(paid_order.refund_due, false));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.apply_payment_event from public, anon, authenticated, service_role;
grant execute on function public.apply_payment_event to service_role;
