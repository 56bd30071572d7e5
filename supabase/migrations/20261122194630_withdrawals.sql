-- Withdrawals: a reference for Fawry's outlets is cancelled at Fawry after its order was cancelled or paid in another
-- way, so that nobody pays for nothing. Queued by the transaction that cancels or settles; done when Fawry reports that
-- the reference can no longer be paid.

create table private.withdrawals (
  order_payment_id uuid primary key references public.order_payment (order_payment_id),
  state text not null default 'queued' check (state in ('queued', 'done')),
  -- withdrawn: cancelled by the shop. not_open: it was never issued, or has ended. paid: it was paid before that, and
  -- staff must review the money. given_up: Fawry did not respond in time.
  outcome text check (outcome in ('withdrawn', 'not_open', 'paid', 'given_up')),
  reference text,
  -- How often Fawry may have been called to cancel it, and its last response.
  attempts integer not null default 0,
  called_at timestamptz,
  answer text check (char_length(answer) <= 60),
  next_at timestamptz default now(),
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'done') = (outcome is not null) and (state = 'done') = (ended_at is not null))
);

create index withdrawals_due on private.withdrawals (next_at) where state = 'queued';

alter table private.withdrawals enable row level security;
revoke all on private.withdrawals from public, anon, authenticated, service_role;

create trigger withdrawals_are_kept before delete on private.withdrawals
  for each row execute function private.refuse_change();
create trigger withdrawals_are_not_emptied before truncate on private.withdrawals
  for each statement execute function private.refuse_change();

-- Whether an attempt's order no longer needs its money.
create function private.is_needless(attempt public.order_payment) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.orders where order_id = attempt.order_id and status = 'cancelled')
    or exists (
      select from public.order_payment as other
      where other.order_id = attempt.order_id and other.settles and other.order_payment_id <> attempt.order_payment_id)
$$;

-- When a reference can no longer be paid, whether or not its number is known: Fawry may keep it longer than was
-- requested.
create function private.reference_end(attempt public.order_payment) returns timestamptz
language sql immutable
as $$
  select coalesce(greatest(attempt.reference_until, attempt.reference_expires_at), attempt.created_at + interval '2 days')
$$;

-- Queues the references of an order that may still be open, whether or not their numbers are known.
create function private.queue_withdrawals(p_order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.withdrawals (order_payment_id)
  select payment.order_payment_id from public.order_payment as payment
  where payment.order_id = p_order_id and payment.provider = 'fawry' and not payment.settles
    and payment.status in ('INITIATED', 'PENDING', 'EXPIRED', 'CANCELLED')
    and private.reference_end(payment) > now()
  on conflict do nothing;
end
$$;

create function private.withdraw_of_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_withdrawals(new.order_id);
  return null;
end
$$;

create trigger orders_withdraw_references after update of status on public.orders
  for each row when (old.status <> new.status and new.status = 'cancelled')
  execute function private.withdraw_of_order();
create trigger order_payment_withdraws_others after update of settles on public.order_payment
  for each row when (new.settles and not old.settles)
  execute function private.withdraw_of_order();

-- A reference that was issued after that.
create function private.withdraw_late_reference() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_needless(new) then
    insert into private.withdrawals (order_payment_id) values (new.order_payment_id)
    on conflict (order_payment_id) do update
    set state = 'queued', outcome = null, ended_at = null, next_at = now()
    where withdrawals.state = 'done';
  end if;
  return null;
end
$$;

create trigger order_payment_withdraws_late after update of status on public.order_payment
  for each row when (new.provider = 'fawry' and new.status = 'PENDING' and old.status <> 'PENDING')
  execute function private.withdraw_late_reference();

-- Claims references to cancel, as in open_payments.
create function public.claim_withdrawals(p_limit integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
  answer jsonb;
begin
  -- The order first, like all functions.
  due := array(
    select withdrawal.order_payment_id
    from private.withdrawals as withdrawal join public.order_payment using (order_payment_id) join public.orders using (order_id)
    where withdrawal.state = 'queued' and withdrawal.next_at <= now()
    order by withdrawal.next_at
    limit least(greatest(coalesce(p_limit, 20), 1), 200)
    for update of orders skip locked);
  with claimed as (
    update private.withdrawals set claimed_at = clock_timestamp(), next_at = now() + interval '2 minutes'
    where order_payment_id = any (due) and state = 'queued' and next_at <= now()
    returning *),
  inquired as (
    update public.order_payment as payment set inquired_at = clock_timestamp()
    where payment.order_payment_id in (select order_payment_id from claimed)
    returning payment.order_payment_id, private.question(payment) as question)
  select coalesce(jsonb_agg(question order by claimed.created_at), '[]')
  into answer from claimed join inquired using (order_payment_id);
  return answer;
end
$$;

-- The next step of a withdrawal after an inquiry: {state, outcome, call}. p_reported is Fawry's status of the
-- reference, NOT_FOUND, or null without a response; p_answer is the result of the last request. call is null, or the
-- permission for one request, {reference}. Repeated cancellations are harmless. Errors: PT404 withdrawal_not_found.
create function public.step_withdrawal(
  p_order_payment_id uuid, p_reported text, p_reference text default null, p_answer text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  attempt public.order_payment := private.lock_payment(p_order_payment_id);
  withdrawal private.withdrawals;
  until timestamptz;
  ended text;
  may_call boolean;
begin
  select * into withdrawal from private.withdrawals where order_payment_id = p_order_payment_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'withdrawal_not_found';
  elsif withdrawal.state = 'done' then
    return jsonb_build_object('state', 'done', 'outcome', withdrawal.outcome, 'call', null);
  end if;
  until := private.reference_end(attempt);
  ended := case
    when p_reported in ('PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED') then 'paid'
    when p_reported = 'CANCELLED' and withdrawal.attempts > 0 then 'withdrawn'
    when p_reported in ('CANCELLED', 'EXPIRED', 'FAILED') then 'not_open'
    when p_reported = 'NOT_FOUND' and until < now() then 'not_open'
    when until < now() - interval '3 days' then 'given_up' end;
  may_call := ended is null and coalesce(p_reported = 'PENDING' and p_reference ~ '^[0-9]{1,20}$', false)
    and p_answer is null and private.is_needless(attempt);
  update private.withdrawals
  set state = case when ended is null then 'queued' else 'done' end, outcome = ended,
    ended_at = case when ended is not null then clock_timestamp() end,
    next_at = case when ended is null then now() + least(private.refund_pause(created_at) * 2, interval '1 hour') end,
    reference = coalesce(case when p_reference ~ '^[0-9]{1,20}$' then p_reference end, reference),
    attempts = attempts + may_call::integer,
    called_at = case when may_call then clock_timestamp() else called_at end,
    answer = coalesce(left(p_answer, 60), answer)
  where order_payment_id = p_order_payment_id;
  return jsonb_build_object('state', case when ended is null then 'queued' else 'done' end, 'outcome', ended,
    'call', case when may_call then jsonb_build_object('reference', p_reference) end);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.claim_withdrawals, public.step_withdrawal from public, anon, authenticated, service_role;
grant execute on function public.claim_withdrawals, public.step_withdrawal to service_role;
