-- What a provider's own answer about an attempt does. Nothing else makes an order paid, or money returned.

-- Applies an answer that speaks of money.
create function private.apply_charge(attempt public.order_payment, event jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  doubt text;
  charge private.payment_charges;
begin
  -- An answer that leaves the amount out speaks of the amount that is known.
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
    -- The transaction has another amount now than before, or has paid another attempt.
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

-- Applies an answer that speaks of no money: what the attempt waits for, or how it ended.
create function private.apply_progress(attempt public.order_payment, event jsonb) returns text
language plpgsql volatile set search_path = '' as $$
declare
  told constant text := event ->> 'status';
  reference_expiry constant timestamptz := private.event_time(event, 'reference_expires_at');
  code constant text := case when told = 'FAILED' then substring(event ->> 'decline_code' from '^[0-9]{2,5}$') end;
begin
  if not private.is_about(attempt, event) then
    return 'ignored';
  elsif event ->> 'review_reason' = 'charge_unknown' then
    update public.order_payment set review_reason = coalesce(review_reason, 'charge_unknown')
    where order_payment_id = attempt.order_payment_id;
    return 'review';
  elsif told = attempt.status
     and (told <> 'PENDING' or coalesce(reference_expiry <= attempt.reference_expires_at, reference_expiry is null)) then
    -- The next try may have failed for another reason.
    update public.order_payment set decline_code = code
    where order_payment_id = attempt.order_payment_id and code <> coalesce(decline_code, '');
    return 'duplicate';
  elsif told <> attempt.status and not exists (
      select from private.payment_status_edges where from_status = attempt.status and to_status = told) then
    return 'ignored';
  end if;
  update public.order_payment
  set status = told,
    provider_order_id = coalesce(provider_order_id, event ->> 'provider_order_id'),
    reference = coalesce(reference, case when told = 'PENDING' then event ->> 'reference' end),
    reference_expires_at = coalesce(reference_expiry, reference_expires_at),
    decline_code = code,
    payment_method = coalesce(left(private.clean_line(event ->> 'method'), 60), payment_method)
  where order_payment_id = attempt.order_payment_id;
  if told = 'PENDING' and reference_expiry is not null then
    perform private.hold_for_reference(attempt, reference_expiry);
  end if;
  return 'applied';
end
$$;

-- Applies a provider's answer about one attempt, once: {order_payment_id, provider, merchant_ref, provider_order_id?,
-- source, event_key, status, transaction_id?, amount_pt?, refunded_pt?, refunds?: [{transaction_id, amount_pt}], currency?,
-- method?, reference?, reference_expires_at?, decline_code?, occurred_at?, review_reason?, evidence}.
-- source is 'pull' for what the provider answered when it was asked under the shop's credentials, and 'server' for an
-- attempt that the server gave up before anybody could pay it, which can only fail.
-- Answers {outcome, payment_status, order_status, refund_due}; outcome: applied; duplicate (known already);
-- ignored (comes too late to matter); review (nothing settles, staff must look); unknown (no such attempt).
-- Event and effect are committed together. Refusal: PT400 invalid_event.
create function public.apply_payment_event(p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  money constant text[] := array['PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED'];
  progress constant text[] := array['PENDING', 'FAILED', 'EXPIRED', 'CANCELLED'];
  attempt public.order_payment;
  paid_order public.orders;
  -- The same key with another amount, or about another attempt, is another event.
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
    -- Nothing new about a charge is word about it, too: what is done about it goes by when it was last heard of.
    update private.payment_charges set heard_at = clock_timestamp()
    where outcome = 'duplicate' and p_event ->> 'status' = any (money) and provider = attempt.provider
      and transaction_id = p_event ->> 'transaction_id' and order_payment_id = attempt.order_payment_id;
  end if;
  select * into paid_order from public.orders where order_id = attempt.order_id;
  if outcome in ('applied', 'review')
     and paid_order.refund_due is distinct from private.owes_refund(paid_order.order_id, paid_order.status)
     -- What staff owe for another reason is theirs to clear.
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
