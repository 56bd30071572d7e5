-- What shoppers write to the shop. Staff read it in Studio and note there when it was answered; nobody
-- else reads it, and it comes in through one function only.

create table public.contact_messages (
  -- Chosen by the sender, so that a message sent twice after a lost answer is one.
  message_id uuid primary key,
  -- What the sender can name it by.
  reference text collate "C" not null unique check (reference ~ '^M-[0-9A-F]{4}-[0-9A-F]{4}$'),
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('ar', 'en')),
  topic text not null check (topic in ('order', 'payment', 'delivery', 'return', 'book', 'account', 'other')),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text collate "C" check (phone ~ '^\+?[0-9]{5,20}$'),
  order_number text check (char_length(order_number) between 1 and 40),
  message text not null check (char_length(message) between 1 and 4000),
  answered_at timestamptz,
  staff_note text check (char_length(staff_note) <= 2000)
);

create index contact_messages_by_time on public.contact_messages (created_at);
create index contact_messages_by_sender on public.contact_messages (lower(email), created_at);

-- Digests of the network addresses of the last hour, to count by.
create table private.contact_senders (
  sender text collate "C" not null,
  sent_at timestamptz not null default now()
);

create index contact_senders_by_time on private.contact_senders (sent_at);

alter table public.contact_messages enable row level security;
alter table private.contact_senders enable row level security;

revoke all on public.contact_messages, private.contact_senders from public, anon, authenticated, service_role;
grant select, update (answered_at, staff_note), delete on public.contact_messages to service_role;

-- Several lines of typed text: no controls but the line break, and nothing that turns the direction of
-- the text around it. Null when nothing is left.
create function private.clean_lines(typed text) returns text
language sql immutable parallel safe
return nullif(btrim(regexp_replace(
  regexp_replace(
    regexp_replace(typed, '\r\n?|[\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]', ' ', 'g'),
  '\n{3,}', E'\n\n', 'g'), E' \n'), '');

-- Where a call comes from, as the hosting says; null where it says nothing. A sender may invent the second
-- header, which is why there is a limit for everybody together as well.
create function private.caller_digest() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  address constant text := coalesce(
    headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  return encode(sha256(convert_to(nullif(left(address, 100), ''), 'UTF8')), 'hex');
end
$$;

-- Whether somebody has written as much as one may within an hour: 5 messages from one e-mail address, 20
-- from one network address (a school or a mobile network has one for many), 200 altogether.
create function private.writes_too_much(p_email text, p_sender text) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  since constant timestamptz := now() - interval '1 hour';
begin
  delete from private.contact_senders where sent_at <= since;
  return (select count(*) from public.contact_messages where created_at > since) >= 200
    or (select count(*) from public.contact_messages where lower(email) = lower(p_email) and created_at > since) >= 5
    or (select count(*) from private.contact_senders where sender = p_sender) >= 20;
end
$$;

-- Keeps a message and answers {reference}. The same message under the same key is kept once. `p_website`
-- is a field that people do not see: whoever fills it in is a program. Refusals: PT400 invalid_message;
-- PT409 key_reused; PT422 refused; PT429 too_many_messages.
create function public.send_contact_message(
  p_key uuid, p_locale text, p_topic text, p_name text, p_email text, p_message text,
  p_phone text default null, p_order_number text default null, p_website text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  sender constant text := private.caller_digest();
  wanted public.contact_messages;
  kept public.contact_messages;
begin
  if coalesce(p_website, '') <> '' then
    raise sqlstate 'PT422' using message = 'refused';
  elsif coalesce(char_length(p_message), 0) > 8000
     or coalesce(char_length(concat(p_locale, p_topic, p_name, p_email, p_phone, p_order_number)), 0) > 2000 then
    raise sqlstate 'PT400' using message = 'invalid_message';
  end if;
  wanted.message_id := p_key;
  wanted.reference := upper(regexp_replace(gen_random_uuid()::text, '^(.{4})(.{4}).*$', 'M-\1-\2'));
  wanted.created_at := now();
  wanted.locale := p_locale;
  wanted.topic := p_topic;
  wanted.name := private.clean_line(p_name);
  wanted.email := btrim(p_email);
  wanted.phone := private.clean_phone(p_phone);
  wanted.order_number := private.clean_line(p_order_number);
  wanted.message := private.clean_lines(p_message);

  -- One after another, or those who write at the same moment would not see each other.
  perform pg_advisory_xact_lock(hashtextextended('contact messages', 0));
  select * into kept from public.contact_messages where message_id = p_key;
  if found then
    if (kept.topic, kept.name, kept.email, kept.phone, kept.order_number, kept.message)
       is distinct from (wanted.topic, wanted.name, wanted.email, wanted.phone, wanted.order_number, wanted.message) then
      raise sqlstate 'PT409' using message = 'key_reused';
    end if;
    return jsonb_build_object('reference', kept.reference);
  elsif private.writes_too_much(wanted.email, sender) then
    raise sqlstate 'PT429' using message = 'too_many_messages';
  end if;
  begin
    insert into public.contact_messages select wanted.*;
  exception when check_violation or not_null_violation then
    raise sqlstate 'PT400' using message = 'invalid_message';
  end;
  insert into private.contact_senders (sender) select sender where sender is not null;
  return jsonb_build_object('reference', wanted.reference);
end
$$;

revoke all on function private.clean_lines, private.caller_digest, private.writes_too_much from public;
revoke all on function public.send_contact_message from public, anon, authenticated, service_role;
grant execute on function public.send_contact_message to anon, authenticated;
