-- The steps of a refund: query the provider about the charge, request the refund, and query the charge again. Only the
-- provider's report about the charge ends a refund; the permission for a request is committed before the request is
-- made.

-- Whether the provider's report about a charge shows that this refund was carried out. Somebody else may refund money
-- of the charge at the same time: a refund that the provider has refused is not the shop's, and without an accepted
-- request, neither is a refund of more than was requested. Two refunds of the same amount cannot be distinguished.
create function private.has_gone_back(refund private.refunds, charge private.payment_charges) returns boolean
language sql immutable
as $$
  select coalesce(
    case refund.answer
      when 'accepted' then charge.refunded_pt >= refund.returned_before_pt + refund.amount_pt
      when 'refused' then false
      else charge.refunded_pt = refund.returned_before_pt + refund.amount_pt end, false)
$$;

-- Whether a charge has a refund that may have been requested, with an unknown result.
create function private.may_be_requested(charge private.payment_charges) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.refunds as refund
    where refund.provider = charge.provider and refund.transaction_id = charge.transaction_id
      and refund.state in ('calling', 'accepted', 'in_doubt'))
$$;

-- Fawry reports that a part of a charge was refunded, but not how much. It is the part that the shop requested only if
-- the request was accepted; or if its response was lost, and this is the first report of a part since then. While the
-- response is still awaited, it is undecided.
create function private.is_requested_part(refund private.refunds, charge private.payment_charges) returns boolean
language sql immutable
as $$
  select coalesce(charge.refund = 'part' and charge.refunded_pt is null
    and refund.returned_before_pt + refund.amount_pt < charge.amount_pt
    and case
      when refund.answer is null then not refund.denied and refund.claimed_at > refund.called_at
      else refund.answer = 'accepted' or refund.answer = 'unknown' and not refund.denied end, false)
$$;

-- The next step of something that has been waiting since then: soon, then less and less often.
create function private.refund_pause(since timestamptz) returns interval
language sql stable
return least(greatest((now() - since) / 4, interval '1 minute'), interval '1 hour');

-- Ends a refund, and restocks the copies that were waiting for it.
create function private.end_refund(p_refund_id uuid, p_state text, p_refusal text, p_evidence jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  refund private.refunds;
begin
  update private.refunds set state = p_state, refusal = p_refusal, ended_at = clock_timestamp(), next_at = null
  where refund_id = p_refund_id
  returning * into refund;
  insert into private.refund_events (refund_id, what, attempt, evidence)
  values (p_refund_id, p_state, refund.attempts, p_evidence);
  if p_state = 'done' and refund.restock
     and exists (select from public.orders where order_id = refund.order_id and status = 'cancelled') then
    perform private.restock_order(refund.order_id, refund.opened_by);
  end if;
end
$$;

-- Money was refunded, whoever reported it: that ends the refund that requested it.
create function private.end_returned_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refund private.refunds;
begin
  select * into refund from private.refunds
  where provider = new.provider and transaction_id = new.transaction_id and state in ('calling', 'accepted', 'in_doubt')
  for update;
  if private.has_gone_back(refund, new) then
    perform private.end_refund(refund.refund_id, 'done', null,
      jsonb_build_object('refunded_pt', new.refunded_pt, 'voided', new.voided));
  end if;
  return null;
end
$$;

create trigger payment_charges_end_refund after update on private.payment_charges
  for each row when (new.refunded_pt is distinct from old.refunded_pt)
  execute function private.end_returned_refund();

create function private.restock_after_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  staff uuid;
begin
  select opened_by into staff from private.refunds
  where order_id = new.order_id and restock and state = 'done' order by ended_at limit 1;
  if found then
    perform private.restock_order(new.order_id, staff);
  end if;
  return null;
end
$$;

create trigger orders_restock_after_refund after update of status on public.orders
  for each row when (old.status <> new.status and new.status = 'cancelled')
  execute function private.restock_after_refund();

-- Claims refunds whose next step is due: [{refund_id, question}], with the inquiry as in open_payments. The caller
-- makes the inquiry and calls step_refund; otherwise, the refund can be claimed again soon.
create function public.claim_refunds(p_limit integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
  answer jsonb;
begin
  -- The order first, like all functions.
  due := array(
    select refund.refund_id
    from private.refunds as refund join public.orders using (order_id)
    where refund.state in ('queued', 'calling', 'accepted') and refund.next_at <= now()
    order by refund.next_at
    limit least(greatest(coalesce(p_limit, 20), 1), 200)
    for update of orders skip locked);
  with claimed as (
    update private.refunds set claimed_at = clock_timestamp(), next_at = now() + interval '2 minutes'
    where refund_id = any (due) and state in ('queued', 'calling', 'accepted') and next_at <= now()
    returning *),
  inquired as (
    update public.order_payment as payment set inquired_at = clock_timestamp()
    where payment.order_payment_id in (select order_payment_id from claimed)
    returning payment.order_payment_id, private.question(payment) as question)
  select coalesce(jsonb_agg(jsonb_build_object('refund_id', refund_id, 'question', question) order by created_at), '[]')
  into answer from claimed join inquired using (order_payment_id);
  return answer;
end
$$;

-- Refunds that need a person, at most 50: those in doubt, once a day, and those that ended without a refund, once:
-- [{refund_id, order_id, provider, transaction_id, amount_pt, state, refusal}]. Returned again until they are marked as
-- reported.
create function public.refunds_to_report() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('refund_id', refund_id, 'order_id', order_id, 'provider', provider,
      'transaction_id', transaction_id, 'amount_pt', amount_pt, 'state', state, 'refusal', refusal) order by created_at), '[]')
    from (
      select * from private.refunds
      where state = 'in_doubt' and (reported_at is null or reported_at < now() - interval '1 day')
        -- A result that staff recorded needs no report.
        or state = 'refused' and reported_at is null and refusal <> 'not_refunded'
      order by created_at limit 50) as due);
end
$$;

create function public.mark_refunds_reported(p_refund_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.refunds set reported_at = clock_timestamp()
  where refund_id = any (p_refund_ids) and state in ('in_doubt', 'refused');
end
$$;

-- The next step of a refund after an inquiry about the charge: {state, refusal, call}. call is null, or the permission
-- for one request, {attempt, provider, transaction_id, amount_pt, note}; the request counts as made from now on. The
-- first request needs a response about the charge since the refund was claimed. Another one needs the provider to
-- report, an hour after an unanswered request, that nothing of the charge was refunded since. At most three. Errors:
-- PT404 refund_not_found.
create function public.step_refund(p_refund_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_attempts constant integer := 3;
  certain constant interval := interval '1 hour';
  patience constant interval := interval '3 days';
  attempt public.order_payment;
  refund private.refunds;
  charge private.payment_charges;
  has_new_report boolean;
  is_moved boolean;
  next_state text;
  why text;
begin
  select * into refund from private.refunds where refund_id = p_refund_id;
  if not found then
    raise sqlstate 'PT404' using message = 'refund_not_found';
  end if;
  attempt := private.lock_payment(refund.order_payment_id);
  select * into charge from private.payment_charges
  where provider = refund.provider and transaction_id = refund.transaction_id for update;
  select * into refund from private.refunds where refund_id = p_refund_id for update;
  if refund.state in ('calling', 'accepted') and private.is_requested_part(refund, charge) then
    -- The charge's trigger ends the refund.
    perform private.count_returned(attempt, charge, refund.returned_before_pt + refund.amount_pt);
    select * into refund from private.refunds where refund_id = p_refund_id;
  end if;
  if refund.state in ('done', 'refused', 'in_doubt') then
    return jsonb_build_object('state', refund.state, 'refusal', refund.refusal, 'call', null);
  end if;
  has_new_report := coalesce(charge.last_reported_at > greatest(refund.claimed_at, refund.called_at, refund.answered_at), false);
  is_moved := refund.attempts > 0 and charge.refunded_pt is distinct from refund.returned_before_pt;

  next_state := case
    when refund.attempts = 0 then case
      when charge.refund = 'all' or charge.refunded_pt is null or charge.amount_pt - charge.refunded_pt < refund.amount_pt then 'refused'
      when has_new_report then 'calling'
      when refund.created_at < now() - patience then 'refused' end
    when refund.answer = 'refused' then case
      -- A refusal after an unanswered request may mean that the earlier request was carried out.
      when has_new_report then case when refund.attempts = 1 and not is_moved then 'refused' else 'in_doubt' end
      when refund.called_at < now() - patience then 'in_doubt' end
    when refund.called_at < now() - patience then 'in_doubt'
    when refund.answer is distinct from 'accepted' and refund.called_at < now() - certain and has_new_report then case
      when is_moved or refund.attempts >= most_attempts then 'in_doubt' else 'calling' end
  end;
  if next_state = 'refused' then
    why := case
      when refund.attempts > 0 then coalesce(refund.answer_refusal, 'provider_refused')
      when charge.refunded_pt is null then 'left_unknown'
      when charge.refund = 'all' or charge.amount_pt - charge.refunded_pt < refund.amount_pt then 'already_returned'
      else 'provider_silent' end;
    perform private.end_refund(p_refund_id, 'refused', why, null);
    return jsonb_build_object('state', 'refused', 'refusal', why, 'call', null);
  elsif next_state = 'calling' then
    update private.refunds
    set state = 'calling', attempts = attempts + 1, called_at = clock_timestamp(), answer = null, answered_at = null, answer_refusal = null, denied = false,
      returned_before_pt = coalesce(returned_before_pt, charge.refunded_pt)
    where refund_id = p_refund_id
    returning * into refund;
    insert into private.refund_events (refund_id, what, attempt) values (p_refund_id, 'permitted', refund.attempts);
    return jsonb_build_object('state', 'calling', 'refusal', null, 'call', jsonb_build_object(
      'attempt', refund.attempts, 'provider', refund.provider, 'transaction_id', refund.transaction_id,
      'amount_pt', refund.amount_pt,
      'note', (select order_number from public.orders where order_id = refund.order_id)));
  elsif next_state = 'in_doubt' then
    insert into private.refund_events (refund_id, what, attempt) values (p_refund_id, 'in_doubt', refund.attempts);
  end if;
  update private.refunds
  set state = coalesce(next_state, state),
    denied = denied or attempts > 0 and has_new_report and not is_moved,
    next_at = case when next_state is null then now() + private.refund_pause(coalesce(called_at, created_at)) end
  where refund_id = p_refund_id
  returning * into refund;
  return jsonb_build_object('state', refund.state, 'refusal', null, 'call', null);
end
$$;
