-- The outbox: all e-mails about orders, about books that are available again, and answers to messages. An e-mail is
-- queued by the transaction that causes it, and sent later, once, under its own id.

create table private.mails (
  -- Also the idempotency key at the mail service.
  mail_id uuid primary key default gen_random_uuid(),
  -- The order in which the e-mails of one order are sent.
  place bigint generated always as identity,
  kind text not null check (kind in
    ('received', 'reminder', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded', 'back_in_stock', 'answer')),
  -- Its subject: together with the kind, it prevents duplicates.
  about text collate "C" not null check (char_length(about) between 1 and 200),
  order_id uuid references public.orders (order_id),
  request_id uuid references public.back_in_stock_requests (request_id) on delete cascade,
  message_id uuid references public.contact_messages (message_id) on delete cascade,
  -- The undelivered e-mail of which this is a copy.
  copy_of uuid references private.mails (mail_id) on delete set null,
  locale text not null check (locale in ('ar', 'en')),
  email text not null check (char_length(email) between 3 and 254),
  -- Facts that are only known at the time of queueing.
  reason jsonb not null default '{}' check (octet_length(reason::text) <= 32768),
  -- The content at the time when it was first claimed: the same idempotency key must not be used for a different
  -- content.
  content jsonb,
  state text not null default 'queued' check (state in
    ('queued', 'sending', 'sent', 'refused', 'failed', 'dropped')),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it can be claimed next; while a caller is sending it, when that claim expires.
  next_at timestamptz not null default clock_timestamp(),
  claimed_at timestamptz,
  -- The first attempt that may have reached the service: it knows the idempotency key for a day from then.
  first_try_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  ended_at timestamptz,
  -- Why the last attempt failed, or why it was not sent.
  error text check (char_length(error) <= 200),
  -- The service's id of the e-mail, and its reported status.
  service_id text collate "C" check (char_length(service_id) between 1 and 100),
  delivered_at timestamptz,
  bounced_at timestamptz,
  complained_at timestamptz,
  unique (kind, about),
  check (num_nonnulls(order_id, request_id, message_id) = 1),
  check ((state = 'sent') = (sent_at is not null))
);

create index mails_due on private.mails (next_at, place) where state in ('queued', 'sending');
create index mails_of_order on private.mails (order_id, place) where order_id is not null;
create index mails_of_request on private.mails (request_id) where request_id is not null;
create index mails_of_message on private.mails (message_id) where message_id is not null;
create unique index mails_one_copy on private.mails (copy_of) where copy_of is not null;
create index mails_by_service on private.mails (service_id) where service_id is not null;
create index mails_ended on private.mails (ended_at) where ended_at is not null;

-- Events from the mail service, once each.
create table private.mail_events (
  event_key text collate "C" primary key check (char_length(event_key) between 1 and 200),
  -- Null for an e-mail that is not from the outbox, such as the auth service's.
  mail_id uuid references private.mails (mail_id) on delete set null,
  type text not null check (type in ('delivered', 'delayed', 'bounced', 'complained', 'failed', 'suppressed')),
  occurred_at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  evidence jsonb not null check (octet_length(evidence::text) <= 16384)
);

create index mail_events_of_mail on private.mail_events (mail_id) where mail_id is not null;
create index mail_events_by_age on private.mail_events (received_at);

-- Addresses that reject e-mail, or whose owner marked one as spam: they only get indispensable e-mails.
create table private.avoided_addresses (
  email text collate "C" primary key check (email = lower(email)),
  why text not null check (why in ('bounced', 'complained')),
  since timestamptz not null default clock_timestamp()
);

alter table private.mails enable row level security;
alter table private.mail_events enable row level security;
alter table private.avoided_addresses enable row level security;
revoke all on private.mails, private.mail_events, private.avoided_addresses from public, anon, authenticated, service_role;

-- Queues an e-mail about an order, to the order's address and in its language, unless it exists already. E-mails of the
-- order that were waiting for an event are released before it.
create function private.queue_order_mail(
  placed public.orders, p_kind text, p_about text, p_reason jsonb default '{}', p_wait interval default '0')
returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.mails set next_at = least(next_at, clock_timestamp())
  where order_id = placed.order_id and state = 'queued' and (kind = 'reminder' or kind = 'received' and attempts = 0);
  insert into private.mails (kind, about, order_id, locale, email, reason, next_at)
  values (p_kind, p_about, placed.order_id, placed.locale, placed.email, p_reason, clock_timestamp() + p_wait)
  on conflict (kind, about) do nothing;
end
$$;

-- A fact in an e-mail of this kind has changed. An e-mail that was not claimed yet will contain it.
create function private.queue_news(p_order_id uuid, p_kind text, p_about text, p_reason jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  placed public.orders;
begin
  update private.mails set next_at = least(next_at, clock_timestamp())
  where order_id = p_order_id and kind = p_kind and state = 'queued' and content is null;
  if not found then
    select * into placed from public.orders where order_id = p_order_id;
    perform private.queue_order_mail(placed, p_kind, p_about, p_reason);
  end if;
end
$$;

revoke all on all functions in schema private from public;
