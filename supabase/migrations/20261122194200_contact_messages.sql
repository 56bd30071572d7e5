-- Messages of shoppers. Staff read and answer them; nobody else can read them, and only one function writes them.
--
-- Limits within an hour: 20 messages per caller (a school or a mobile network may share one address), 5 of them with
-- one e-mail address, which anybody may enter. After 2,000 messages within a day, two per caller.

create table public.contact_messages (
  -- Chosen by the sender, so that a message sent twice after a lost response is stored once.
  message_id uuid primary key,
  -- The reference for the sender.
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

alter table public.contact_messages enable row level security;

revoke all on public.contact_messages from public, anon, authenticated, service_role;
grant select, update (answered_at, staff_note), delete on public.contact_messages to service_role;

-- Stores a message and returns {reference}. The same message with the same key is stored once. `p_website` is a
-- honeypot field that people do not see. Errors: PT400 invalid_message; PT409 key_reused; PT422 refused; PT429
-- too_many_messages.
create function public.send_contact_message(
  p_key uuid, p_locale text, p_topic text, p_name text, p_email text, p_message text,
  p_phone text default null, p_order_number text default null, p_website text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant text := private.caller();
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
  wanted.email := case when private.fold_email(p_email) is not null then btrim(p_email) end;
  wanted.phone := private.clean_phone(p_phone);
  wanted.order_number := private.clean_line(p_order_number);
  wanted.message := private.clean_lines(p_message);

  -- Serializes two calls with the same message.
  perform pg_advisory_xact_lock(hashtextextended('contact message ' || p_key, 0));
  select * into kept from public.contact_messages where message_id = p_key;
  if found then
    if (kept.topic, kept.name, kept.email, kept.phone, kept.order_number, kept.message)
       is distinct from (wanted.topic, wanted.name, wanted.email, wanted.phone, wanted.order_number, wanted.message) then
      raise sqlstate 'PT409' using message = 'key_reused';
    end if;
    return jsonb_build_object('reference', kept.reference);
  end if;
  begin
    insert into public.contact_messages select wanted.*;
  exception when check_violation or not_null_violation then
    raise sqlstate 'PT400' using message = 'invalid_message';
  end;
  perform private.require_allowance('too_many_messages', 'messages of ' || caller, interval '1 hour', 20);
  perform private.require_allowance('too_many_messages', 'messages by ' || lower(wanted.email) || ' of ' || caller,
    interval '1 hour', 5);
  if private.count_in_crowd('messages', caller, 2000, 2) is null then
    raise sqlstate 'PT429' using message = 'too_many_messages';
  end if;
  return jsonb_build_object('reference', wanted.reference);
end
$$;

revoke all on function public.send_contact_message from public, anon, authenticated, service_role;
grant execute on function public.send_contact_message to anon, authenticated;
