-- E-mails that are not about orders: a book that is available again, and the answer to a message.

create function private.queue_back_in_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with queued as (
    update public.back_in_stock_requests set state = 'queued', changed_at = clock_timestamp()
    where product_id = new.product_id and state = 'waiting'
    returning request_id, email, locale)
  insert into private.mails (kind, about, request_id, locale, email)
  select 'back_in_stock', request_id::text, request_id, locale, email from queued
  -- It was not sent before the book was sold out again.
  on conflict (kind, about) do update
  set state = 'queued', next_at = clock_timestamp(), content = null, attempts = 0, error = null, ended_at = null,
    locale = excluded.locale, created_at = clock_timestamp()
  where mails.state = 'dropped';
  return null;
end
$$;

create trigger products_back_in_stock after update on public.products for each row
  when (new.available and new.published and not (old.available and old.published))
  execute function private.queue_back_in_stock();

-- Ends all open requests of the address that the token was sent to. An unknown token gets the same response. A queued
-- e-mail is dropped unless it is being sent at this moment.
create function public.stop_back_in_stock(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.back_in_stock_requests set state = 'stopped', changed_at = clock_timestamp()
  where state in ('waiting', 'queued')
    and email = (select known.email from public.back_in_stock_requests as known where known.token = p_token);
  return '{"status": "stopped"}';
end
$$;

-- Queues an answer of staff to a message and marks the message as answered. Returns the e-mail's id. Each call is a
-- separate answer. Errors: PT404 message_not_found; PT422 invalid_answer if it is empty or longer than 4,000
-- characters.
create function private.queue_contact_answer(p_message_id uuid, p_answer text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  answer constant text := private.clean_lines(p_answer);
  contact public.contact_messages;
  own_id constant uuid := gen_random_uuid();
begin
  if answer is null or char_length(answer) > 4000 then
    raise sqlstate 'PT422' using message = 'invalid_answer';
  end if;
  update public.contact_messages set answered_at = coalesce(answered_at, clock_timestamp())
  where message_id = p_message_id
  returning * into contact;
  if not found then
    raise sqlstate 'PT404' using message = 'message_not_found';
  end if;
  insert into private.mails (mail_id, kind, about, message_id, locale, email, reason)
  values (own_id, 'answer', own_id::text, p_message_id, contact.locale, contact.email, jsonb_build_object('answer', answer));
  return own_id;
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.stop_back_in_stock from public, anon, authenticated, service_role;
grant execute on function public.stop_back_in_stock to anon, authenticated;
