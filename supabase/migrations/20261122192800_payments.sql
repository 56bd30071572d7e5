-- Payments: one row per attempt, created before the provider is called, and all messages of the providers. Shoppers
-- read their own attempts and their history; only functions write.

create table public.order_payment (
  order_payment_id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (order_id),
  provider text not null check (provider in ('fawry', 'paymob')),
  -- The method that the shopper selected; payment_method is the one that the provider reports.
  requested_method text not null check (requested_method in ('any', 'card', 'wallet', 'kiosk')),
  payment_method text not null check (char_length(payment_method) between 1 and 60),
  -- The shop's own reference for the attempt at the provider.
  merchant_ref text collate "C" not null check (char_length(merchant_ref) between 1 and 60),
  -- In piastres.
  expected_pt bigint not null check (expected_pt >= 1),
  paid_pt bigint not null default 0 check (paid_pt >= 0),
  paid_amount float8 not null generated always as (paid_pt / 100.0::float8) stored,
  status text not null default 'INITIATED' check (status in
    ('INITIATED', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED')),
  -- Whether this is the payment that paid the order.
  settles boolean not null default false,
  -- The provider's identifiers: of its order, of the charge, and the reference for paying at an outlet.
  provider_order_id text,
  provider_reference text,
  reference text,
  reference_expires_at timestamptz,
  -- The expiry of an outlet reference that the shop requested: stock is not held longer.
  reference_until timestamptz,
  -- The decline code of the bank or wallet, from the provider, when the attempt last failed.
  decline_code text collate "C" check (decline_code ~ '^[0-9]{2,5}$'),
  -- Why staff should review it.
  review_reason text check (review_reason in
    ('amount_mismatch', 'currency_mismatch', 'order_mismatch', 'paid_twice', 'paid_after_cancellation',
     'foreign_integration', 'wrong_mode', 'paid_less_than_order', 'transaction_reused', 'charge_unknown',
     'provider_silent', 'suspicious')),
  -- When a message last gave a reason for an inquiry, and when the next inquiry is due; null: never again.
  hinted_at timestamptz,
  next_inquiry_at timestamptz default now(),
  -- When the provider was last queried, and the time of the last query that it answered.
  inquired_at timestamptz,
  checked_at timestamptz,
  -- The trace id of the attempt's logs and traces, from the browser that began it: not evidence of anything.
  trace_id text collate "C" check (trace_id ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, merchant_ref),
  check (not settles or status in ('PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED')),
  check (status in ('PAID', 'REFUNDED', 'PARTIAL_REFUNDED', 'VOIDED') or paid_pt = 0)
);

create index order_payment_of_order on public.order_payment (order_id);
-- One payment settles an order. For why this is an expression, see addresses_one_default.
create unique index order_payment_one_settles on public.order_payment ((case when settles then order_id end));
create index order_payment_to_inquire on public.order_payment (next_inquiry_at) where next_inquiry_at is not null;

-- Messages identify an attempt by these.
create index order_payment_by_provider_order on public.order_payment (provider, provider_order_id);

-- Every status that a payment has had, visible to the shopper.
create table public.payment_status (
  payment_status_id uuid primary key default gen_random_uuid(),
  order_payment_id uuid not null references public.order_payment (order_payment_id),
  status text not null,
  "timestamp" timestamptz not null default clock_timestamp()
);

create index payment_status_of_payment on public.payment_status (order_payment_id, "timestamp");

-- Every message of a provider, once, and its effect. A message is stored as evidence and has no effect on its own.
create table private.payment_events (
  event_id bigint generated always as identity primary key,
  provider text not null,
  event_key text not null,
  -- Null if no attempt has this merchant_ref.
  order_payment_id uuid references public.order_payment (order_payment_id),
  merchant_ref text not null,
  source text not null check (source in ('webhook', 'return', 'browser', 'pull', 'server')),
  status text not null,
  amount_pt bigint,
  currency text,
  outcome text not null
    check (outcome in ('applied', 'duplicate', 'ignored', 'review', 'unknown', 'hint')),
  evidence jsonb,
  occurred_at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  unique (provider, event_key)
);

create index payment_events_of_payment on private.payment_events (order_payment_id);

create table private.payment_status_edges (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

insert into private.payment_status_edges (from_status, to_status) values
  ('INITIATED', 'PENDING'),
  ('INITIATED', 'PAID'), ('PENDING', 'PAID'),
  ('INITIATED', 'FAILED'), ('PENDING', 'FAILED'),
  ('INITIATED', 'EXPIRED'), ('PENDING', 'EXPIRED'),
  ('INITIATED', 'CANCELLED'), ('PENDING', 'CANCELLED'),
  -- A late payment, or a second try under the same reference.
  ('FAILED', 'PAID'), ('EXPIRED', 'PAID'), ('CANCELLED', 'PAID'),
  ('PAID', 'REFUNDED'), ('PAID', 'PARTIAL_REFUNDED'), ('PAID', 'VOIDED'),
  ('PARTIAL_REFUNDED', 'REFUNDED'),
  -- A payment by another charge of an attempt whose first charge was refunded.
  ('REFUNDED', 'PAID'), ('VOIDED', 'PAID');

alter table public.order_payment enable row level security;
alter table public.payment_status enable row level security;
alter table private.payment_events enable row level security;
alter table private.payment_status_edges enable row level security;

create policy "Shoppers read their payments" on public.order_payment
  for select to authenticated
  using (exists (
    select from public.orders
    where orders.order_id = order_payment.order_id and orders.user_id = (select auth.uid())));
create policy "Shoppers read their payments' history" on public.payment_status
  for select to authenticated
  using (exists (
    select from public.order_payment as payment join public.orders using (order_id)
    where payment.order_payment_id = payment_status.order_payment_id and orders.user_id = (select auth.uid())));

revoke all on public.order_payment, public.payment_status, private.payment_events, private.payment_status_edges
  from public, anon, authenticated, service_role;
grant select on public.order_payment, public.payment_status to authenticated, service_role;
-- Staff clear the reason after a review, and may request an immediate inquiry.
grant update (review_reason, next_inquiry_at) on public.order_payment to service_role;

create trigger order_payment_is_kept before delete on public.order_payment
  for each row execute function private.refuse_change();
create trigger order_payment_is_not_emptied before truncate on public.order_payment
  for each statement execute function private.refuse_change();
create trigger payment_status_is_kept before update or delete on public.payment_status
  for each row execute function private.refuse_change();
create trigger payment_status_is_not_emptied before truncate on public.payment_status
  for each statement execute function private.refuse_change();
create trigger payment_events_are_kept before update or delete on private.payment_events
  for each row execute function private.refuse_change();
create trigger payment_events_are_not_emptied before truncate on private.payment_events
  for each statement execute function private.refuse_change();

create function private.guard_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.order_payment_id, new.order_id, new.provider, new.requested_method, new.merchant_ref, new.expected_pt, new.trace_id,
      new.created_at)
     is distinct from
     (old.order_payment_id, old.order_id, old.provider, old.requested_method, old.merchant_ref, old.expected_pt, old.trace_id,
      old.created_at)
     or old.settles and not new.settles
     or new.paid_pt <> old.paid_pt and new.status = old.status then
    raise sqlstate 'PT409' using message = 'payment_is_frozen';
  elsif new.status <> old.status
     and not exists (
       select from private.payment_status_edges
       where from_status = old.status and to_status = new.status) then
    raise sqlstate 'PT409' using message = 'payment_status_not_allowed', detail = format('%s → %s', old.status, new.status);
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger order_payment_guard before update on public.order_payment
  for each row execute function private.guard_payment();

create function private.record_payment_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_status (order_payment_id, status) values (new.order_payment_id, new.status);
  return null;
end
$$;

create trigger order_payment_records_first_status after insert on public.order_payment
  for each row execute function private.record_payment_status();
create trigger order_payment_records_status after update of status on public.order_payment
  for each row when (old.status <> new.status) execute function private.record_payment_status();

-- Normalizes payment methods: FAWRY, CARD, WALLET, KIOSK, OTHER, and PAYATFAWRY for a reference that is paid at Fawry's
-- outlets.
create function private.name_payment_method() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reported_method constant text := upper(new.payment_method);
begin
  new.payment_method := case
    when new.provider = 'fawry' and reported_method = 'KIOSK' then 'PAYATFAWRY'
    -- The previous value is more specific.
    when tg_op = 'UPDATE' and reported_method = 'OTHER' then old.payment_method
    else reported_method end;
  return new;
end
$$;

create trigger order_payment_names_method before insert or update of payment_method on public.order_payment
  for each row execute function private.name_payment_method();

-- Charges: the effect of the providers' own transactions on an attempt. An attempt may be charged more than once; a
-- transaction belongs to one attempt.
create table private.payment_charges (
  provider text not null,
  -- The provider's number of the transaction.
  transaction_id text collate "C" not null check (transaction_id ~ '^[0-9]{1,20}$'),
  order_payment_id uuid not null references public.order_payment (order_payment_id),
  -- In piastres.
  amount_pt bigint not null check (amount_pt >= 1),
  -- How much of it was refunded. Fawry only reports that a part was: then refunded_pt is null.
  refund text not null default 'none' check (refund in ('none', 'part', 'all')),
  refunded_pt bigint default 0 check (refunded_pt between 0 and amount_pt),
  voided boolean not null default false,
  -- Why it cannot pay for the order; null if it can.
  doubt text,
  last_reported_at timestamptz not null default clock_timestamp(),
  primary key (provider, transaction_id),
  check (refund <> 'none' or refunded_pt = 0),
  check (refund <> 'all' or refunded_pt = amount_pt)
);

create index payment_charges_of_payment on private.payment_charges (order_payment_id);

-- Refunds and voids that are separate transactions, as at Paymob. They never pay, and their amounts are added up.
create table private.payment_refunds (
  provider text not null,
  transaction_id text collate "C" not null check (transaction_id ~ '^[0-9]{1,20}$'),
  charge_id text collate "C" not null,
  amount_pt bigint not null check (amount_pt >= 1),
  last_reported_at timestamptz not null default clock_timestamp(),
  primary key (provider, transaction_id),
  foreign key (provider, charge_id) references private.payment_charges (provider, transaction_id)
);

create index payment_refunds_of_charge on private.payment_refunds (provider, charge_id);

alter table private.payment_charges enable row level security;
alter table private.payment_refunds enable row level security;
revoke all on private.payment_charges, private.payment_refunds from public, anon, authenticated, service_role;

create trigger payment_charges_are_kept before delete on private.payment_charges
  for each row execute function private.refuse_change();
create trigger payment_charges_are_not_emptied before truncate on private.payment_charges
  for each statement execute function private.refuse_change();
create trigger payment_refunds_are_kept before update or delete on private.payment_refunds
  for each row execute function private.refuse_change();
create trigger payment_refunds_are_not_emptied before truncate on private.payment_refunds
  for each statement execute function private.refuse_change();

revoke all on all functions in schema private from public;
