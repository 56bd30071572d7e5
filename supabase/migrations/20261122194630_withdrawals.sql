-- Withdrawals: a reference for Fawry's outlets is withdrawn once its order was cancelled or paid otherwise, so that nobody pays for
-- nothing. Queued by the transaction that cancels or settles; over when Fawry says that the reference can no longer be paid.

create table private.withdrawals (
  order_payment_id uuid primary key references public.order_payment (order_payment_id),
  state text not null default 'queued' check (state in ('queued', 'done')),
  -- withdrawn: at the shop's request. not_open: it was never issued, or ended by itself. paid: it was faster, and the
  -- money is for staff to look at. given_up: Fawry did not say in time.
  outcome text check (outcome in ('withdrawn', 'not_open', 'paid', 'given_up')),
  reference text,
  -- How often Fawry may have been asked to withdraw it, and what it answered last.
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

-- Whether an attempt's order needs its money no more.
create function private.is_needless(attempt public.order_payment) returns boolean
language sql stable set search_path = ''
return exists (select from public.orders where order_id = attempt.order_id and status = 'cancelled')
  or exists (
    select from public.order_payment as other
    where other.order_id = attempt.order_id and other.settles and other.order_payment_id <> attempt.order_payment_id);

-- When a reference can be paid no more, whether or not its number is known: Fawry may keep it longer than it was asked to.
create function private.reference_end(attempt public.order_payment) returns timestamptz
language sql immutable
return coalesce(greatest(attempt.reference_until, attempt.reference_expires_at), attempt.created_at + interval '2 days');

-- Queues the references of an order that may still be open, whether or not their numbers are known here.
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

-- A reference that was issued only afterwards.
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

-- References to be withdrawn now, each handed out to one caller, as open_payments has them.
create function public.claim_withdrawals(p_limit integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
  answer jsonb;
begin
  -- The order first, as everybody does.
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
  asked as (
    update public.order_payment as payment set asked_at = clock_timestamp()
    where payment.order_payment_id in (select order_payment_id from claimed)
    returning payment.order_payment_id, private.question(payment) as question)
  select coalesce(jsonb_agg(question order by claimed.created_at), '[]')
  into answer from claimed join asked using (order_payment_id);
  return answer;
end
$$;

-- What Fawry says of a reference now, and what is to be done: {state, outcome, call}. p_told is a status, NOT_FOUND, or null when it did
-- not answer; p_answer what came of the last request. call is null, or the permission for one request, {reference}. Asking
-- twice to withdraw does no harm. Refusal: PT404 withdrawal_not_found.
create function public.step_withdrawal(
  p_order_payment_id uuid, p_told text, p_reference text default null, p_answer text default null) returns jsonb
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
    when p_told in ('PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED') then 'paid'
    when p_told = 'CANCELLED' and withdrawal.attempts > 0 then 'withdrawn'
    when p_told in ('CANCELLED', 'EXPIRED', 'FAILED') then 'not_open'
    when p_told = 'NOT_FOUND' and until < now() then 'not_open'
    when until < now() - interval '3 days' then 'given_up' end;
  may_call := ended is null and coalesce(p_told = 'PENDING' and p_reference ~ '^[0-9]{1,20}$', false)
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
