-- The effects of charges on attempts and orders: recorded as the provider reports them, settled once.

create function private.event_time(event jsonb, key text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return case when jsonb_typeof(event -> key) = 'string' then (event ->> key)::timestamptz end;
exception
  when datetime_field_overflow or invalid_datetime_format or invalid_parameter_value then
    return null;
end
$$;

-- Whether a response is about this attempt: all identifiers are present and equal.
create function private.is_about(attempt public.order_payment, event jsonb) returns boolean
language sql immutable
as $$
  select event ->> 'provider' is not distinct from attempt.provider
    and event ->> 'merchant_ref' is not distinct from attempt.merchant_ref
    and (attempt.provider <> 'paymob' or event ->> 'source' = 'server'
      -- Unknown if the response to the first call was lost: then the reference alone decides, which nobody can guess.
      or event ->> 'provider_order_id' is not distinct from coalesce(attempt.provider_order_id, event ->> 'provider_order_id')
        and event ->> 'provider_order_id' is not null)
$$;

-- Why a charge cannot pay for its attempt; null if it can.
create function private.charge_doubt(attempt public.order_payment, event jsonb) returns text
language sql immutable
as $$
  select case
      -- Genuine, but the provider's adapter found a problem, such as a payment in test mode.
      when event ->> 'review_reason' in ('foreign_integration', 'wrong_mode', 'paid_less_than_order')
        then event ->> 'review_reason'
      when event ->> 'review_reason' is not null then 'suspicious'
      when event ->> 'currency' is distinct from 'EGP' then 'currency_mismatch'
      when (event ->> 'amount_pt')::numeric is distinct from attempt.expected_pt::numeric then 'amount_mismatch'
    end
$$;

-- Records a charge as the provider currently reports it: the refunded amount never decreases.
create function private.keep_charge(attempt public.order_payment, event jsonb, p_doubt text)
returns private.payment_charges
language plpgsql volatile set search_path = '' as $$
declare
  reported_status constant text := event ->> 'status';
  amount constant bigint := (event ->> 'amount_pt')::bigint;
  charge private.payment_charges;
  returned bigint;
begin
  insert into private.payment_charges (provider, transaction_id, order_payment_id, amount_pt, doubt)
  values (attempt.provider, event ->> 'transaction_id', attempt.order_payment_id, amount, p_doubt)
  on conflict (provider, transaction_id) do nothing;
  select * into charge from private.payment_charges
  where provider = attempt.provider and transaction_id = event ->> 'transaction_id'
  for update;
  if charge.order_payment_id <> attempt.order_payment_id or charge.amount_pt <> amount then
    return null;
  end if;

  insert into private.payment_refunds (provider, transaction_id, charge_id, amount_pt)
  select charge.provider, refund.transaction_id, charge.transaction_id, refund.amount_pt
  from jsonb_to_recordset(coalesce(event -> 'refunds', '[]')) as refund (transaction_id text, amount_pt bigint)
  on conflict (provider, transaction_id) do nothing;
  -- The charge reports the total refund; each refund reports its own part, possibly earlier.
  returned := least(amount, greatest(
    case when reported_status in ('REFUNDED', 'VOIDED') then amount
      when reported_status = 'PARTIAL_REFUNDED' then (event ->> 'refunded_pt')::bigint end,
    (select sum(refund.amount_pt) from private.payment_refunds as refund
     where refund.provider = charge.provider and refund.charge_id = charge.transaction_id),
    charge.refunded_pt, 0));
  charge.refund := case when charge.refund = 'all' or returned = amount then 'all'
    when charge.refund = 'part' or returned > 0 or reported_status = 'PARTIAL_REFUNDED' then 'part' else 'none' end;
  update private.payment_charges
  set refund = charge.refund,
    refunded_pt = case charge.refund when 'part' then nullif(returned, 0) else returned end,
    voided = voided or reported_status = 'VOIDED',
    last_reported_at = clock_timestamp()
  where provider = charge.provider and transaction_id = charge.transaction_id
  returning * into charge;
  return charge;
end
$$;

-- What staff should review after a charge: its doubt, until that money was refunded.
create function private.review_after(attempt public.order_payment, charge private.payment_charges) returns text
language sql stable set search_path = ''
as $$
  select case
      when charge.doubt is not null and charge.refund <> 'all' then
        -- The doubtful part is now resolved.
        case when attempt.review_reason in ('provider_silent', 'charge_unknown') then charge.doubt
          else coalesce(attempt.review_reason, charge.doubt) end
      -- These are not about money of this attempt's charges.
      when attempt.review_reason in ('order_mismatch', 'transaction_reused') then attempt.review_reason
      when exists (
        select from private.payment_charges as other
        where other.order_payment_id = attempt.order_payment_id and other.doubt is not null and other.refund <> 'all')
        then attempt.review_reason
    end
$$;

-- Why a valid charge belongs to an attempt or order that needs no money; null if the money is needed.
create function private.late_doubt(attempt public.order_payment, order_status text) returns text
language sql stable set search_path = ''
as $$
  select case
      when attempt.status in ('PAID', 'PARTIAL_REFUNDED') or exists (
        select from public.order_payment as other
        where other.order_id = attempt.order_id and other.settles and other.order_payment_id <> attempt.order_payment_id)
        then 'paid_twice'
      when order_status = 'cancelled' then 'paid_after_cancellation'
    end
$$;

-- Applies a charge to its attempt and its order, both locked. Returns the outcome.
create function private.settle_charge(attempt public.order_payment, charge private.payment_charges, event jsonb)
returns text
language plpgsql volatile set search_path = '' as $$
declare
  now_status constant text := case charge.refund when 'none' then 'PAID' when 'part' then 'PARTIAL_REFUNDED'
    else case when charge.voided then 'VOIDED' else 'REFUNDED' end end;
  was_returned constant boolean := charge.refund = 'all';
  order_status text;
  pays boolean;
begin
  -- The charge that the attempt's status is already about.
  if attempt.paid_pt > 0 and attempt.provider_reference = charge.transaction_id then
    update public.order_payment set status = now_status, review_reason = private.review_after(attempt, charge)
    where order_payment_id = attempt.order_payment_id;
    return case when attempt.status = now_status then 'duplicate' else 'applied' end;
  end if;

  select status into order_status from public.orders where order_id = attempt.order_id;
  if charge.doubt is null and not was_returned then
    update private.payment_charges set doubt = private.late_doubt(attempt, order_status)
    where provider = charge.provider and transaction_id = charge.transaction_id
    returning * into charge;
  end if;
  -- Money in addition to the settling charge, or money that cannot settle: the attempt does not change.
  if attempt.status in ('PAID', 'PARTIAL_REFUNDED') or attempt.paid_pt > 0 and was_returned
     or charge.doubt not in ('paid_twice', 'paid_after_cancellation') then
    update public.order_payment set review_reason = private.review_after(attempt, charge)
    where order_payment_id = attempt.order_payment_id;
    return case when charge.doubt is not null and charge.refund = 'none' then 'review' else 'applied' end;
  end if;

  pays := charge.doubt is null and not was_returned;
  update public.order_payment
  set status = 'PAID', paid_pt = expected_pt, settles = settles or pays,
    review_reason = private.review_after(attempt, charge),
    provider_order_id = coalesce(provider_order_id, event ->> 'provider_order_id'),
    provider_reference = charge.transaction_id,
    payment_method = coalesce(left(private.clean_line(event ->> 'method'), 60), payment_method)
  where order_payment_id = attempt.order_payment_id;
  if pays and order_status = 'pending' then
    update public.orders set status = 'processing', change_actor = 'payment' where order_id = attempt.order_id;
  end if;
  update public.order_payment set status = now_status
  where order_payment_id = attempt.order_payment_id and status <> now_status;
  return 'applied';
end
$$;

revoke all on all functions in schema private from public;
