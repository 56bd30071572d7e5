-- Charges: what the providers' own transactions did to an attempt. One attempt may be charged more than once;
-- one transaction belongs to one attempt.

create table private.payment_charges (
  provider text not null,
  -- The provider's number of its transaction.
  transaction_id text collate "C" not null check (transaction_id ~ '^[0-9]{1,20}$'),
  order_payment_id uuid not null references public.order_payment (order_payment_id),
  -- Whole piastres.
  amount_pt bigint not null check (amount_pt >= 1),
  -- What of it went back. Fawry says only that a part did: then refunded_pt is null.
  refund text not null default 'none' check (refund in ('none', 'part', 'all')),
  refunded_pt bigint default 0 check (refunded_pt between 0 and amount_pt),
  voided boolean not null default false,
  -- Why it cannot pay for the order; null for one that can.
  doubt text,
  heard_at timestamptz not null default clock_timestamp(),
  primary key (provider, transaction_id),
  check (refund <> 'none' or refunded_pt = 0),
  check (refund <> 'all' or refunded_pt = amount_pt)
);

create index payment_charges_of_payment on private.payment_charges (order_payment_id);

-- Refunds and voids that are transactions of their own, as Paymob's are. They never pay; they add up.
create table private.payment_refunds (
  provider text not null,
  transaction_id text collate "C" not null check (transaction_id ~ '^[0-9]{1,20}$'),
  charge_id text collate "C" not null,
  amount_pt bigint not null check (amount_pt >= 1),
  heard_at timestamptz not null default clock_timestamp(),
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

-- What was paid before there were charges.
insert into private.payment_charges (provider, transaction_id, order_payment_id, amount_pt, refund, refunded_pt, voided, doubt)
select distinct on (provider, provider_reference)
  provider, provider_reference, order_payment_id, paid_pt,
  case status when 'PAID' then 'none' when 'PARTIAL_REFUNDED' then 'part' else 'all' end,
  case status when 'PAID' then 0 when 'PARTIAL_REFUNDED' then null else paid_pt end,
  status = 'VOIDED', case when not settles then review_reason end
from public.order_payment
where paid_pt > 0 and provider_reference ~ '^[0-9]{1,20}$'
order by provider, provider_reference, settles desc;

alter table public.order_payment
  -- When a message last gave a reason to ask, and when the provider is asked next; null: never again.
  add column hinted_at timestamptz,
  add column next_ask_at timestamptz default now(),
  -- Until when a reference for an outlet is good, as the provider was asked for it: stock is held no longer.
  add column reference_until timestamptz,
  drop constraint order_payment_review_reason_check,
  add constraint order_payment_review_reason_check check (review_reason in
    ('amount_mismatch', 'currency_mismatch', 'order_mismatch', 'paid_twice', 'paid_after_cancellation',
     'foreign_integration', 'wrong_mode', 'paid_less_than_order', 'transaction_reused', 'charge_unknown',
     'provider_silent', 'suspicious'));

drop index public.order_payment_to_ask;
create index order_payment_to_ask on public.order_payment (next_ask_at) where next_ask_at is not null;

-- What a message names an attempt by.
create index order_payment_by_provider_order on public.order_payment (provider, provider_order_id);

-- Money that comes by another charge of an attempt whose first one went back.
insert into private.payment_status_edges (from_status, to_status) values
  ('REFUNDED', 'PAID'), ('VOIDED', 'PAID');

-- A message is kept as evidence, and says nothing by itself.
alter table private.payment_events
  drop constraint payment_events_source_check,
  add constraint payment_events_source_check check (source in ('webhook', 'return', 'browser', 'pull', 'server')),
  drop constraint payment_events_outcome_check,
  add constraint payment_events_outcome_check
    check (outcome in ('applied', 'duplicate', 'ignored', 'review', 'unknown', 'hint'));
