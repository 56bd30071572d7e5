-- Responses to refund requests, and how a person closes a refund in doubt.

-- The result of a request: `accepted`; `refused`, with a reason from private.refund_refusals(); or `unknown`, if it may
-- have been carried out. Decides nothing on its own. Errors: PT404 refund_not_found, PT422 invalid_outcome.
create function public.note_refund_answer(
  p_refund_id uuid, p_attempt integer, p_answer text, p_refusal text default null, p_evidence jsonb default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not coalesce(p_answer in ('accepted', 'refused', 'unknown')
      and (p_answer = 'refused') = coalesce(p_refusal = any (private.refund_refusals()), false), false) then
    raise sqlstate 'PT422' using message = 'invalid_outcome';
  elsif not exists (select from private.refunds where refund_id = p_refund_id) then
    raise sqlstate 'PT404' using message = 'refund_not_found';
  end if;
  update private.refunds
  set answer = p_answer, answer_refusal = p_refusal, answered_at = clock_timestamp(),
    state = case p_answer when 'unknown' then state else 'accepted' end
  where refund_id = p_refund_id and attempts = p_attempt and state = 'calling' and answer is null;
  insert into private.refund_events (refund_id, what, attempt, evidence)
  values (p_refund_id, 'answered', p_attempt,
    jsonb_build_object('answer', p_answer, 'refusal', p_refusal) || coalesce(p_evidence, '{}'));
end
$$;

-- Counts that amount of a locked charge as refunded, with all consequences, as if the provider had reported it.
create function private.count_returned(attempt public.order_payment, charge private.payment_charges, p_refunded_pt bigint)
returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.payment_charges as known
  set refunded_pt = p_refunded_pt, refund = case when p_refunded_pt = known.amount_pt then 'all' else 'part' end
  where known.provider = charge.provider and known.transaction_id = charge.transaction_id
  returning * into charge;
  perform private.settle_charge(attempt, charge, '{}');
  update public.orders set refund_due = false
  where order_id = attempt.order_id and refund_due and not private.owes_refund(order_id, status);
end
$$;

-- Closes a refund in doubt with what a person has found out, `refunded` or `not_refunded`: {refund_id, order_id,
-- state}. `refunded` has the same effect as a report of the provider. Errors: PT404 refund_not_found; PT409
-- refund_not_in_doubt; PT422 invalid_outcome, note_required.
create function private.close_refund(p_refund_id uuid, p_outcome text, p_note text, p_staff uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  clean_note constant text := btrim(left(private.clean_line(p_note), 500));
  refund private.refunds;
  attempt public.order_payment;
  charge private.payment_charges;
  evidence jsonb;
begin
  if p_outcome is null or p_outcome not in ('refunded', 'not_refunded') then
    raise sqlstate 'PT422' using message = 'invalid_outcome';
  elsif clean_note is null then
    raise sqlstate 'PT422' using message = 'note_required';
  end if;
  select * into refund from private.refunds where refund_id = p_refund_id;
  if not found then
    raise sqlstate 'PT404' using message = 'refund_not_found';
  end if;
  attempt := private.lock_payment(refund.order_payment_id);
  select * into charge from private.payment_charges
  where provider = refund.provider and transaction_id = refund.transaction_id for update;
  select * into refund from private.refunds where refund_id = p_refund_id for update;
  if refund.state <> 'in_doubt' then
    raise sqlstate 'PT409' using message = 'refund_not_in_doubt';
  end if;
  update private.refunds set closed_by = p_staff, note = clean_note where refund_id = p_refund_id;
  evidence := jsonb_build_object('outcome', p_outcome, 'note', clean_note, 'staff', p_staff);
  if p_outcome = 'not_refunded' then
    perform private.end_refund(p_refund_id, 'refused', 'not_refunded', evidence);
    -- Then somebody else has refunded a part, and its amount stays unknown.
    if charge.refund = 'part' and charge.refunded_pt is null then
      perform private.queue_returned_mail(charge, null);
    end if;
  else
    insert into private.refund_events (refund_id, what, attempt, evidence)
    values (p_refund_id, 'answered', refund.attempts, evidence);
    perform private.count_returned(attempt, charge, greatest(charge.refunded_pt, refund.returned_before_pt + refund.amount_pt));
    -- Unless the charge's trigger has ended it.
    if exists (select from private.refunds where refund_id = p_refund_id and state = 'in_doubt') then
      perform private.end_refund(p_refund_id, 'done', null, evidence);
    end if;
  end if;
  select * into refund from private.refunds where refund_id = p_refund_id;
  return jsonb_build_object('refund_id', p_refund_id, 'order_id', refund.order_id, 'state', refund.state);
end
$$;

-- Records that staff refunded money of a charge outside the shop: {refund_id, order_id, amount_pt, state}. Without an
-- amount, all of the remainder. Errors: PT404 order_not_found; PT422 note_required, invalid_amount; PT409
-- nothing_to_refund, more_than_left, refund_open, and refund_from_here for a part of a charge that the shop can refund:
-- afterwards, the provider's figures would not show what was refunded through the shop.
create function private.note_refund_by_hand(
  p_order_id uuid, p_transaction_id text, p_amount_pt bigint, p_note text, p_staff uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  why constant text := btrim(left(private.clean_line(p_note), 500));
  refundable record;
  attempt public.order_payment;
  charge private.payment_charges;
  most_pt bigint;
  refund private.refunds;
begin
  perform from public.orders where order_id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  elsif why is null then
    raise sqlstate 'PT422' using message = 'note_required';
  elsif p_amount_pt < 1 then
    raise sqlstate 'PT422' using message = 'invalid_amount';
  end if;
  select * into refundable from private.refundable_charges(p_order_id) as known where known.transaction_id = p_transaction_id;
  if not found then
    raise sqlstate 'PT409' using message = 'nothing_to_refund';
  elsif refundable.refusal = 'refund_open' then
    raise sqlstate 'PT409' using message = 'refund_open';
  elsif refundable.refusal is null and p_amount_pt < refundable.left_pt then
    raise sqlstate 'PT409' using message = 'refund_from_here';
  end if;
  attempt := private.lock_payment(refundable.order_payment_id);
  select * into charge from private.payment_charges
  where provider = refundable.provider and transaction_id = refundable.transaction_id for update;
  -- A charge with an unknown partial refund counts as completely refunded.
  most_pt := charge.amount_pt - coalesce(charge.refunded_pt, 0);
  if p_amount_pt > most_pt or charge.refunded_pt is null and p_amount_pt < most_pt then
    raise sqlstate 'PT409' using message = 'more_than_left', detail = most_pt::text;
  end if;
  insert into private.refunds (order_id, order_payment_id, provider, transaction_id, amount_pt, reason, opened_by, by_hand, state,
    ended_at, next_at)
  values (p_order_id, attempt.order_payment_id, charge.provider, charge.transaction_id, coalesce(p_amount_pt, most_pt), why,
    p_staff, true, 'done', clock_timestamp(), null)
  returning * into refund;
  insert into private.refund_events (refund_id, what, attempt, evidence)
  values (refund.refund_id, 'done', 0, jsonb_build_object('reason', why, 'staff', p_staff, 'by_hand', true));
  perform private.count_returned(attempt, charge, coalesce(charge.refunded_pt, 0) + refund.amount_pt);
  return jsonb_build_object('refund_id', refund.refund_id, 'order_id', p_order_id, 'amount_pt', refund.amount_pt, 'state', 'done');
end
$$;

-- For the service key: see private.close_refund.
create function public.close_refund(p_refund_id uuid, p_outcome text, p_note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.close_refund(p_refund_id, p_outcome, p_note, null);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.claim_refunds, public.refunds_to_report, public.mark_refunds_reported, public.step_refund, public.note_refund_answer,
  public.close_refund from public, anon, authenticated, service_role;
grant execute on function public.claim_refunds, public.refunds_to_report, public.mark_refunds_reported, public.step_refund,
  public.note_refund_answer, public.close_refund to service_role;
