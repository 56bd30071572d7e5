-- When providers are asked about attempts: at once when a message gives a reason, else at growing intervals,
-- never for ever.

-- How long after a question the next one is put; null when nothing can change any more.
create function private.ask_pause(attempt public.order_payment) returns interval
language sql stable set search_path = ''
return case
    when attempt.status in ('INITIATED', 'PENDING') then
      case when coalesce(attempt.reference_until, attempt.created_at + interval '2 days') > now() - interval '3 days' then
        least(greatest((now() - greatest(attempt.created_at, attempt.hinted_at)) / 12, interval '1 minute'), interval '30 minutes') end
    -- Money may still go back. Few questions, over the time in which refunds are made.
    when attempt.status in ('PAID', 'PARTIAL_REFUNDED') then
      case when attempt.created_at > now() - interval '180 days' then
        least(greatest((now() - greatest(attempt.created_at, attempt.hinted_at)) / 2, interval '15 minutes'), interval '14 days') end
    -- Ended unpaid: a lost message must not lose a payment. While nobody could be asked, it is not known how it ended.
    when attempt.created_at > now() - case when attempt.review_reason = 'provider_silent' then interval '30 days' else interval '3 days' end then
      least(greatest((now() - greatest(attempt.created_at, attempt.hinted_at)) / 4, interval '15 minutes'), interval '1 day')
  end;

-- The provider has answered about an attempt, or is known to have nothing to tell.
create function private.note_answer(p_order_payment_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.order_payment as attempt
  set checked_at = coalesce(asked_at, clock_timestamp()), next_ask_at = now() + private.ask_pause(attempt),
    review_reason = nullif(review_reason, 'provider_silent')
  where order_payment_id = p_order_payment_id;
end
$$;

create function public.mark_payment_checked(p_order_payment_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_answer(p_order_payment_id);
end
$$;

-- What a provider is asked about an attempt by.
create function private.question(attempt public.order_payment) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object(
    'order_payment_id', attempt.order_payment_id, 'order_id', attempt.order_id, 'provider', attempt.provider,
    'merchant_ref', attempt.merchant_ref, 'provider_order_id', attempt.provider_order_id, 'status', attempt.status,
    'trace_id', attempt.trace_id, 'transaction_ids', (
      select coalesce(jsonb_agg(charge.transaction_id order by charge.heard_at), '[]')
      from private.payment_charges as charge
      where charge.order_payment_id = attempt.order_payment_id));

-- Attempts whose provider is to be asked now, {order_payment_id, order_id, provider, merchant_ref, provider_order_id,
-- status, trace_id, transaction_ids}, those first that a shopper may be waiting for; or all of one order that may yet turn
-- out paid. Whether or not the provider answers, nobody is handed them again before the next question is due.
create function public.open_payments(p_limit integer default 50, p_order_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  -- The order first, as everybody does: while a payment settles, the order's other attempts may have to be locked.
  perform from public.orders where order_id = p_order_id for update;
  -- Whoever is about to begin another attempt waits for the others to be asked about: skipping them would be taken for none.
  perform from public.order_payment where order_id = p_order_id order by order_payment_id for update;
  with wanted as (
    select payment.order_payment_id, row_number() over () as place
    from (
      select payment.order_payment_id
      from public.order_payment as payment
      where case
          when p_order_id is null then payment.next_ask_at <= now()
          else payment.order_id = p_order_id and payment.status not in ('PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED') end
      order by payment.status in ('INITIATED', 'PENDING') desc, payment.next_ask_at nulls last, payment.created_at
      limit least(greatest(p_limit, 1), 500)
      for update of payment skip locked) as payment),
  asked as (
    update public.order_payment as payment
    set asked_at = clock_timestamp(), next_ask_at = now() + private.ask_pause(payment)
    from wanted where wanted.order_payment_id = payment.order_payment_id
    returning private.question(payment) as question, wanted.place)
  select coalesce(jsonb_agg(question order by place), '[]') into answer from asked;
  return answer;
end
$$;

-- A message about an attempt came: {provider, source, event_key, status?, merchant_ref?, provider_order_id?, evidence}.
-- It is kept as evidence, once, and decides nothing. Answers {question}: what to ask the provider now, as
-- open_payments has it; null when there is nothing to ask: {known} tells whether such an attempt exists. The same
-- message again asks again only while the provider has not answered since. Refusal: PT400 invalid_event.
create function public.note_payment_hint(p_hint jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_kept constant integer := 100;
  attempt public.order_payment;
  full_key text;
  told_at timestamptz;
  kept bigint;
begin
  if not coalesce(
      p_hint ->> 'provider' in ('fawry', 'paymob') and p_hint ->> 'source' in ('webhook', 'return', 'browser')
      and p_hint ->> 'event_key' <> '' and num_nonnulls(p_hint ->> 'merchant_ref', p_hint ->> 'provider_order_id') > 0, false) then
    raise sqlstate 'PT400' using message = 'invalid_event';
  end if;
  -- Both names where both are told; which attempt it is really about, the provider's answer decides.
  select payment.* into attempt from public.order_payment as payment
  where payment.provider = p_hint ->> 'provider'
    and (payment.merchant_ref = p_hint ->> 'merchant_ref' or payment.provider_order_id = p_hint ->> 'provider_order_id')
  order by payment.provider_order_id is not distinct from p_hint ->> 'provider_order_id' desc
  limit 1;
  attempt := private.lock_payment(attempt.order_payment_id);
  if attempt.order_payment_id is null then
    return '{"known": false, "question": null}';
  end if;

  full_key := left(concat_ws('|', p_hint ->> 'source', attempt.order_payment_id, p_hint ->> 'event_key'), 500);
  select received_at into told_at from private.payment_events
  where provider = attempt.provider and event_key = full_key;
  select count(*) into kept from private.payment_events
  where order_payment_id = attempt.order_payment_id and outcome = 'hint';
  if told_at is null and kept < most_kept then
    insert into private.payment_events (provider, event_key, order_payment_id, merchant_ref, source, status, outcome, evidence)
    values (attempt.provider, full_key, attempt.order_payment_id, attempt.merchant_ref, p_hint ->> 'source',
      left(coalesce(p_hint ->> 'status', 'UNKNOWN'), 40), 'hint', p_hint -> 'evidence');
  end if;
  -- Answered since it was first told; or a shopper's browser that asks again and again.
  if told_at <= attempt.checked_at
     or p_hint ->> 'source' = 'browser' and (kept >= most_kept or attempt.asked_at > now() - interval '2 seconds') then
    return '{"known": true, "question": null}';
  end if;
  update public.order_payment
  -- Answered or not, the schedule asks again soon: providers announce faster than they know.
  set hinted_at = now(), asked_at = clock_timestamp(), next_ask_at = now() + interval '1 minute'
  where order_payment_id = attempt.order_payment_id
  returning * into attempt;
  return jsonb_build_object('known', true, 'question', private.question(attempt));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.mark_payment_checked, public.open_payments, public.note_payment_hint
  from public, anon, authenticated, service_role;
grant execute on function public.mark_payment_checked, public.open_payments, public.note_payment_hint to service_role;
