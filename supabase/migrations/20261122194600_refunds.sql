-- Refunds that staff have requested, and their progress. A refund is an intent and its evidence; whether money was
-- refunded is what the provider reports about the charge: private.payment_charges.

create table private.refunds (
  refund_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (order_id),
  order_payment_id uuid not null references public.order_payment (order_payment_id),
  -- The charge that it refunds.
  provider text not null,
  transaction_id text collate "C" not null,
  -- In piastres.
  amount_pt bigint not null check (amount_pt >= 1),
  reason text not null check (reason = btrim(reason) and char_length(reason) between 1 and 500),
  -- Whether the order's copies are restocked after the money was refunded and the order cancelled.
  restock boolean not null default false,
  -- The member of staff who requested it; null for the service key.
  opened_by uuid,
  -- Whether staff refunded the money outside the shop: the provider is not called.
  by_hand boolean not null default false,
  -- queued: the provider was not called. calling: it may have been called. accepted: it has responded to the request.
  -- done: it reports the refund. refused: nothing was refunded. in_doubt: a person must find out.
  state text not null default 'queued' check (state in ('queued', 'calling', 'accepted', 'done', 'refused', 'in_doubt')),
  -- How often the provider may have been called, when last, and its response; null if no response is known.
  attempts smallint not null default 0 check (attempts between 0 and 3),
  called_at timestamptz,
  answer text check (answer in ('accepted', 'refused', 'unknown')),
  answered_at timestamptz,
  -- The reason of the provider's refusal, from private.refund_refusals().
  answer_refusal text,
  -- The amount of the charge that was refunded before the first request.
  returned_before_pt bigint check (returned_before_pt >= 0),
  -- Whether the provider has reported since the last request that nothing was refunded.
  denied boolean not null default false,
  -- Why it ended without a refund.
  refusal text,
  -- When its next step is due, and when it was last claimed.
  next_at timestamptz default now(),
  claimed_at timestamptz,
  -- When the shop was last alerted that it is in doubt, or refused.
  reported_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Who closed one in doubt, and what they had found.
  closed_by uuid,
  note text check (note = btrim(note) and char_length(note) between 1 and 500),
  foreign key (provider, transaction_id) references private.payment_charges (provider, transaction_id),
  check ((ended_at is not null) = (state in ('done', 'refused'))),
  check ((refusal is not null) = (state = 'refused')),
  check ((attempts > 0) = (called_at is not null) and (attempts > 0) = (returned_before_pt is not null)),
  check (by_hand and state = 'done' and attempts = 0 or not by_hand and (attempts > 0 or state in ('queued', 'refused')))
);

create index refunds_of_order on private.refunds (order_id, created_at);
-- One open refund per charge. For why this is an expression, see addresses_one_default.
create unique index refunds_one_open on private.refunds
  ((case when state in ('queued', 'calling', 'accepted', 'in_doubt') then provider || ' ' || transaction_id end));
create index refunds_due on private.refunds (next_at) where state in ('queued', 'calling', 'accepted');
create index refunds_to_report on private.refunds (created_at)
  where state = 'in_doubt' or state = 'refused' and reported_at is null;

-- The history of each refund.
create table private.refund_events (
  event_id bigint generated always as identity primary key,
  refund_id uuid not null references private.refunds (refund_id),
  what text not null check (what in ('opened', 'permitted', 'answered', 'in_doubt', 'done', 'refused')),
  attempt smallint not null,
  evidence jsonb,
  happened_at timestamptz not null default clock_timestamp()
);

create index refund_events_of_refund on private.refund_events (refund_id, event_id);

alter table private.refunds enable row level security;
alter table private.refund_events enable row level security;
revoke all on private.refunds, private.refund_events from public, anon, authenticated, service_role;

create trigger refunds_are_kept before delete on private.refunds
  for each row execute function private.refuse_change();
create trigger refunds_are_not_emptied before truncate on private.refunds
  for each statement execute function private.refuse_change();
create trigger refund_events_are_kept before update or delete on private.refund_events
  for each row execute function private.refuse_change();
create trigger refund_events_are_not_emptied before truncate on private.refund_events
  for each statement execute function private.refuse_change();

-- Why a refund ends without money: the provider reports the charge as refunded, or as partly refunded by an unknown
-- amount; it is unreachable; it reports the amount as too high, or the charge as unpaid or unknown; the shop's keys are
-- missing; its reason is unknown; or a person has found that nothing was refunded.
create function private.refund_refusals() returns text[]
language sql immutable
return array['already_returned', 'left_unknown', 'provider_silent', 'above_allowed', 'not_paid', 'charge_not_found',
  'not_configured', 'provider_refused', 'not_refunded'];

alter table private.refunds add check (refusal = any (private.refund_refusals())),
  add check (answer_refusal is null or answer = 'refused' and answer_refusal = any (private.refund_refusals()));

create function private.guard_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.refund_id, new.order_id, new.order_payment_id, new.provider, new.transaction_id, new.amount_pt, new.reason,
      new.restock, new.opened_by, new.by_hand, new.created_at)
     is distinct from
     (old.refund_id, old.order_id, old.order_payment_id, old.provider, old.transaction_id, old.amount_pt, old.reason,
      old.restock, old.opened_by, old.by_hand, old.created_at)
     or old.state in ('done', 'refused') and to_jsonb(new) - 'reported_at' is distinct from to_jsonb(old) - 'reported_at'
     or new.attempts < old.attempts
     or old.returned_before_pt is not null and new.returned_before_pt is distinct from old.returned_before_pt then
    raise sqlstate 'PT409' using message = 'refund_is_frozen';
  end if;
  return new;
end
$$;

create trigger refunds_guard before update on private.refunds
  for each row execute function private.guard_refund();

-- The charges of an order that can still be refunded, in the order in which they are: money that the shop owes before
-- money that it has earned. refusal says why a charge cannot be refunded here, or is null: refund_open,
-- kiosk_not_refundable, refund_by_hand, left_unknown. left_pt is null if unknown.
create function private.refundable_charges(p_order_id uuid)
returns table (order_payment_id uuid, provider text, transaction_id text, amount_pt bigint, left_pt bigint, doubt text,
  is_owed boolean, refusal text)
language sql stable set search_path = '' as $$
  with open_refunds as (
    select refund.provider, refund.transaction_id from private.refunds as refund
    where refund.order_id = p_order_id and refund.state in ('queued', 'calling', 'accepted', 'in_doubt')),
  known as (
    select charge.*, orders.status = 'cancelled' or coalesce(charge.doubt in ('paid_twice', 'paid_after_cancellation'), false) as is_owed,
      charge.provider = 'paymob' and 'KIOSK' in (payment.payment_method, upper(payment.requested_method)) as is_kiosk,
      exists (
        select from open_refunds
        where open_refunds.provider = charge.provider and open_refunds.transaction_id = charge.transaction_id) as has_open
    from public.orders
      join public.order_payment as payment using (order_id)
      join private.payment_charges as charge using (order_payment_id)
    where orders.order_id = p_order_id and charge.refund <> 'all')
  select order_payment_id, provider, transaction_id, amount_pt, amount_pt - refunded_pt, doubt, is_owed,
    case
      -- A repeated refund of surplus money must not refund the payment of the order.
      when has_open or not is_owed and exists (select from open_refunds) then 'refund_open'
      when is_kiosk then 'kiosk_not_refundable'
      -- In another currency or mode, or of a foreign account: these keys would refund something else, or nothing.
      when doubt not in ('paid_twice', 'paid_after_cancellation', 'amount_mismatch', 'paid_less_than_order') then 'refund_by_hand'
      when refunded_pt is null then 'left_unknown' end
  from known
  order by has_open, coalesce(doubt in ('paid_twice', 'paid_after_cancellation'), false) desc, doubt is null desc, last_reported_at, transaction_id
$$;

-- The orders whose settling money was refunded completely, or is being refunded: they are not shipped. Of several
-- charges the last one counts, because it came after the others were refunded.
create function private.given_back(p_order_ids uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select payment.order_id
    from public.order_payment as payment
      join private.payment_charges as charge using (order_payment_id)
      left join (
        select provider, transaction_id, sum(amount_pt) as amount_pt from private.refunds
        where order_id = any (p_order_ids) and state in ('queued', 'calling', 'accepted', 'in_doubt')
        group by provider, transaction_id) as under_way
        on (under_way.provider, under_way.transaction_id) = (charge.provider, charge.transaction_id)
    where payment.order_id = any (p_order_ids) and payment.settles and charge.doubt is null
    group by payment.order_id
    having bool_and(charge.refund = 'all'
      or charge.amount_pt <= coalesce(charge.refunded_pt, 0) + coalesce(under_way.amount_pt, 0)))
$$;

create function private.is_given_back(p_order_id uuid) returns boolean
language sql stable set search_path = ''
return p_order_id = any (private.given_back(array[p_order_id]));

-- Queues a refund of one charge of an order, by default of the first: {refund_id, order_id, order_number,
-- order_payment_id, provider, transaction_id, amount_pt, left_pt, restock, state}; left_pt is the remainder of the
-- charge. Without an amount, all of the remainder is refunded. Errors: PT404 order_not_found; PT422 reason_required,
-- invalid_amount; PT409 nothing_to_refund, those of private.refundable_charges, more_than_left (the remainder in the
-- detail), only_the_rest (Fawry does not distinguish one partial refund from two), charge_not_named if another charge
-- was refunded and this one is the payment of the order, and order_not_cancelled if copies are to be restocked of an
-- order that can no longer be cancelled.
create function private.open_refund(
  p_order_id uuid, p_amount_pt bigint, p_reason text, p_restock boolean, p_staff uuid, p_transaction_id text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  clean_reason constant text := btrim(left(private.clean_line(p_reason), 500));
  refunded_order public.orders;
  charge record;
  refund private.refunds;
begin
  select * into refunded_order from public.orders where order_id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'order_not_found';
  elsif clean_reason is null then
    raise sqlstate 'PT422' using message = 'reason_required';
  elsif p_amount_pt < 1 then
    raise sqlstate 'PT422' using message = 'invalid_amount';
  end if;
  select * into charge from private.refundable_charges(p_order_id) as known
  where p_transaction_id is null or known.transaction_id = p_transaction_id
  limit 1;
  if not found then
    raise sqlstate 'PT409' using message = 'nothing_to_refund';
  elsif charge.refusal is not null then
    raise sqlstate 'PT409' using message = charge.refusal;
  elsif p_transaction_id is null and not charge.is_owed and exists (
      select from private.refunds as earlier
      where earlier.order_id = p_order_id and earlier.state <> 'refused'
        and (earlier.provider, earlier.transaction_id) <> (charge.provider, charge.transaction_id)) then
    raise sqlstate 'PT409' using message = 'charge_not_named';
  elsif p_amount_pt > charge.left_pt then
    raise sqlstate 'PT409' using message = 'more_than_left', detail = charge.left_pt::text;
  elsif charge.provider = 'fawry' and p_amount_pt < charge.left_pt and charge.left_pt < charge.amount_pt then
    raise sqlstate 'PT409' using message = 'only_the_rest', detail = charge.left_pt::text;
  elsif p_restock and refunded_order.status not in ('processing', 'preparing', 'cancelled') then
    raise sqlstate 'PT409' using message = 'order_not_cancelled';
  end if;
  insert into private.refunds (order_id, order_payment_id, provider, transaction_id, amount_pt, reason, restock, opened_by)
  values (p_order_id, charge.order_payment_id, charge.provider, charge.transaction_id,
    coalesce(p_amount_pt, charge.left_pt), clean_reason, coalesce(p_restock, false), p_staff)
  returning * into refund;
  insert into private.refund_events (refund_id, what, attempt, evidence)
  values (refund.refund_id, 'opened', 0, jsonb_build_object('reason', refund.reason, 'staff', p_staff));
  return jsonb_build_object('refund_id', refund.refund_id, 'order_id', p_order_id,
    'order_number', refunded_order.order_number, 'order_payment_id', refund.order_payment_id, 'provider', refund.provider,
    'transaction_id', refund.transaction_id, 'amount_pt', refund.amount_pt, 'left_pt', charge.left_pt - refund.amount_pt, 'restock', refund.restock, 'state', refund.state);
end
$$;

-- For the service key, by the order's id or its number: see private.open_refund. Errors: those, and PT400 invalid_order
-- unless exactly one of the two is given.
create function public.refund_order(
  p_order_id uuid default null, p_amount_pt bigint default null, p_reason text default null,
  p_restock boolean default false, p_order_number text default null, p_transaction_id text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if num_nonnulls(p_order_id, p_order_number) <> 1 then
    raise sqlstate 'PT400' using message = 'invalid_order';
  end if;
  return private.open_refund(
    coalesce(p_order_id, (select order_id from public.orders where order_number = private.fold_order_number(p_order_number))),
    p_amount_pt, p_reason, p_restock, null, p_transaction_id);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.refund_order from public, anon, authenticated, service_role;
grant execute on function public.refund_order to service_role;
