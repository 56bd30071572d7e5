-- The outbox: every mail about an order, about a book that is back, and every answer to a message. A mail is written down
-- by the transaction that gives the reason for it, and sent later, once, under its own id.

create table private.mails (
  -- Also the name under which the mail service sends it once only.
  mail_id uuid primary key default gen_random_uuid(),
  -- The order in which the mails of one order go out.
  place bigint generated always as identity,
  kind text not null check (kind in
    ('received', 'reminder', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded', 'back_in_stock', 'answer')),
  -- What it is about: with its kind, what keeps it from being written down twice.
  about text collate "C" not null check (char_length(about) between 1 and 200),
  order_id uuid references public.orders (order_id),
  request_id uuid references public.back_in_stock_requests (request_id) on delete cascade,
  message_id uuid references public.contact_messages (message_id) on delete cascade,
  -- The mail that did not arrive, of which this is a copy.
  copy_of uuid references private.mails (mail_id) on delete set null,
  locale text not null check (locale in ('ar', 'en')),
  email text not null check (char_length(email) between 3 and 254),
  -- What only the moment knew that it was written down in.
  reason jsonb not null default '{}' check (octet_length(reason::text) <= 32768),
  -- What it says: as things were when it was first handed out, as the same name must not be given to another mail.
  content jsonb,
  state text not null default 'queued' check (state in
    ('queued', 'sending', 'sent', 'refused', 'failed', 'dropped')),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is handed out next; while somebody sends it, when it is somebody else's turn.
  next_at timestamptz not null default clock_timestamp(),
  claimed_at timestamptz,
  -- The first attempt that may have reached the service: for a day from then it knows the name.
  first_try_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  ended_at timestamptz,
  -- Why the last attempt did not succeed, or why it was not sent.
  error text check (char_length(error) <= 200),
  -- The service's own name of it, and what it says became of it.
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

-- What the mail service told of mails, once each.
create table private.mail_events (
  event_key text collate "C" primary key check (char_length(event_key) between 1 and 200),
  -- Null for a mail that is not of the outbox, such as the auth service's.
  mail_id uuid references private.mails (mail_id) on delete set null,
  type text not null check (type in ('delivered', 'delayed', 'bounced', 'complained', 'failed', 'suppressed')),
  occurred_at timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  evidence jsonb not null check (octet_length(evidence::text) <= 16384)
);

create index mail_events_of_mail on private.mail_events (mail_id) where mail_id is not null;
create index mail_events_by_age on private.mail_events (received_at);

-- Addresses that take no mail, or whose owner called one spam: only what they cannot do without goes there.
create table private.avoided_addresses (
  email text collate "C" primary key check (email = lower(email)),
  why text not null check (why in ('bounced', 'complained')),
  since timestamptz not null default clock_timestamp()
);

alter table private.mails enable row level security;
alter table private.mail_events enable row level security;
alter table private.avoided_addresses enable row level security;
revoke all on private.mails, private.mail_events, private.avoided_addresses from public, anon, authenticated, service_role;

-- Writes a mail about an order down, to the address in the order and in its language; nothing when it is there already.
-- What waited for something to happen goes out before it.
create function private.queue_order_mail(
  told public.orders, p_kind text, p_about text, p_reason jsonb default '{}', p_wait interval default '0')
returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.mails set next_at = least(next_at, clock_timestamp())
  where order_id = told.order_id and state = 'queued' and (kind = 'reminder' or kind = 'received' and attempts = 0);
  insert into private.mails (kind, about, order_id, locale, email, reason, next_at)
  values (p_kind, p_about, told.order_id, told.locale, told.email, p_reason, clock_timestamp() + p_wait)
  on conflict (kind, about) do nothing;
end
$$;

-- Something that a mail of this kind tells has changed. One that nobody has been handed yet tells it by itself.
create function private.queue_news(p_order_id uuid, p_kind text, p_about text, p_reason jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  told public.orders;
begin
  update private.mails set next_at = least(next_at, clock_timestamp())
  where order_id = p_order_id and kind = p_kind and state = 'queued' and content is null;
  if not found then
    select * into told from public.orders where order_id = p_order_id;
    perform private.queue_order_mail(told, p_kind, p_about, p_reason);
  end if;
end
$$;

revoke all on all functions in schema private from public;
