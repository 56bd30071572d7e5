-- When providers are queried about attempts: immediately after a message that gives a reason, otherwise at growing
-- intervals, and finally not any more.

-- The time from one inquiry to the next; null if nothing can change any more.
create function private.inquiry_pause(attempt public.order_payment) returns interval
language sql stable set search_path = ''
as $$
  select case
      when attempt.status in ('INITIATED', 'PENDING') then
        case when coalesce(attempt.reference_until, attempt.created_at + interval '2 days') > now() - interval '3 days' then
          least(greatest((now() - greatest(attempt.created_at, attempt.hinted_at)) / 12, interval '1 minute'), interval '30 minutes') end
      -- It may still be refunded: few inquiries, over the time in which refunds are made.
      when attempt.status in ('PAID', 'PARTIAL_REFUNDED') then
        case when attempt.created_at > now() - interval '180 days' then
          least(greatest((now() - greatest(attempt.created_at, attempt.hinted_at)) / 2, interval '15 minutes'), interval '14 days') end
      -- Ended unpaid, but a lost message must not lose a payment. While the provider was unreachable, the result is not
      -- known.
      when attempt.created_at > now() - case when attempt.review_reason = 'provider_silent' then interval '30 days' else interval '3 days' end then
        least(greatest((now() - greatest(attempt.created_at, attempt.hinted_at)) / 4, interval '15 minutes'), interval '1 day')
    end
$$;

-- The provider has responded about an attempt, or is known to have nothing to report.
create function private.note_answer(p_order_payment_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.order_payment as attempt
  set checked_at = coalesce(inquired_at, clock_timestamp()), next_inquiry_at = now() + private.inquiry_pause(attempt),
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

-- The identifiers for an inquiry about an attempt.
create function private.question(attempt public.order_payment) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
      'order_payment_id', attempt.order_payment_id, 'order_id', attempt.order_id, 'provider', attempt.provider,
      'merchant_ref', attempt.merchant_ref, 'provider_order_id', attempt.provider_order_id, 'status', attempt.status,
      'trace_id', attempt.trace_id, 'transaction_ids', (
        select coalesce(jsonb_agg(charge.transaction_id order by charge.last_reported_at), '[]')
        from private.payment_charges as charge
        where charge.order_payment_id = attempt.order_payment_id))
$$;

-- Attempts whose inquiry is due, {order_payment_id, order_id, provider, merchant_ref, provider_order_id, status,
-- trace_id, transaction_ids}, first those that a shopper may be waiting for; or all attempts of one order that may
-- still be paid. Whether or not the provider responds, they are not returned again before their next inquiry is due.
create function public.open_payments(p_limit integer default 50, p_order_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  -- The order first, like all functions: while a payment settles, the order's other attempts may have to be locked.
  perform from public.orders where order_id = p_order_id for update;
  -- Waits until the order's other attempts are unlocked: skipping them would look as if there were none.
  perform from public.order_payment where order_id = p_order_id order by order_payment_id for update;
  with wanted as (
    select payment.order_payment_id, row_number() over () as place
    from (
      select payment.order_payment_id
      from public.order_payment as payment
      where case
          when p_order_id is null then payment.next_inquiry_at <= now()
          else payment.order_id = p_order_id and payment.status not in ('PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED') end
      order by payment.status in ('INITIATED', 'PENDING') desc, payment.next_inquiry_at nulls last, payment.created_at
      limit least(greatest(p_limit, 1), 500)
      for update of payment skip locked) as payment),
  claimed as (
    update public.order_payment as payment
    set inquired_at = clock_timestamp(), next_inquiry_at = now() + private.inquiry_pause(payment)
    from wanted where wanted.order_payment_id = payment.order_payment_id
    returning private.question(payment) as question, wanted.place)
  select coalesce(jsonb_agg(question order by place), '[]') into answer from claimed;
  return answer;
end
$$;

-- Records a message about an attempt: {provider, source, event_key, status?, merchant_ref?, provider_order_id?,
-- evidence}. It is stored once as evidence and decides nothing. Returns {question}: the inquiry to make now, as in
-- open_payments, or null if there is none; {known}: whether such an attempt exists. A repeated message causes another
-- inquiry only until the provider has responded. Errors: PT400 invalid_event.
create function public.note_payment_hint(p_hint jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_kept constant integer := 100;
  attempt public.order_payment;
  full_key text;
  reported_at timestamptz;
  kept bigint;
begin
  if not coalesce(
      p_hint ->> 'provider' in ('fawry', 'paymob') and p_hint ->> 'source' in ('webhook', 'return', 'browser')
      and p_hint ->> 'event_key' <> '' and num_nonnulls(p_hint ->> 'merchant_ref', p_hint ->> 'provider_order_id') > 0, false) then
    raise sqlstate 'PT400' using message = 'invalid_event';
  end if;
  -- Both identifiers if there are two; the provider's response decides which attempt it is about.
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
  select received_at into reported_at from private.payment_events
  where provider = attempt.provider and event_key = full_key;
  select count(*) into kept from private.payment_events
  where order_payment_id = attempt.order_payment_id and outcome = 'hint';
  if reported_at is null and kept < most_kept then
    insert into private.payment_events (provider, event_key, order_payment_id, merchant_ref, source, status, outcome, evidence)
    values (attempt.provider, full_key, attempt.order_payment_id, attempt.merchant_ref, p_hint ->> 'source',
      left(coalesce(p_hint ->> 'status', 'UNKNOWN'), 40), 'hint', p_hint -> 'evidence');
  end if;
  -- The provider has responded since the message first arrived; or a shopper's browser repeats it too often.
  if reported_at <= attempt.checked_at
     or p_hint ->> 'source' = 'browser' and (kept >= most_kept or attempt.inquired_at > now() - interval '2 seconds') then
    return '{"known": true, "question": null}';
  end if;
  update public.order_payment
  -- Whether or not the provider responds, the schedule repeats the inquiry soon: providers send notifications before
  -- their own data is updated.
  set hinted_at = now(), inquired_at = clock_timestamp(), next_inquiry_at = now() + interval '1 minute'
  where order_payment_id = attempt.order_payment_id
  returning * into attempt;
  return jsonb_build_object('known', true, 'question', private.question(attempt));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.mark_payment_checked, public.open_payments, public.note_payment_hint
  from public, anon, authenticated, service_role;
grant execute on function public.mark_payment_checked, public.open_payments, public.note_payment_hint to service_role;
