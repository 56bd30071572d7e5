-- How e-mails leave the outbox: each is claimed by one caller at a time, who then reports the result. Without a report,
-- the e-mail can be claimed again with the same id, and the mail service sends it only once.

-- How long an idempotency key is used: services forget it after a day.
create function private.mail_patience() returns interval
language sql immutable
return interval '23 hours';

-- Ends an e-mail that is not sent. The request that it was to answer ends with it, or waits for its next reason.
create function private.end_mail(p_mail_id uuid, p_state text, p_error text, p_request_state text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  ended private.mails;
begin
  update private.mails set state = p_state, error = p_error, ended_at = clock_timestamp()
  where mail_id = p_mail_id
  returning * into ended;
  update public.back_in_stock_requests set state = p_request_state, changed_at = clock_timestamp()
  where request_id = ended.request_id and state = 'queued';
end
$$;

-- Claims a locked e-mail and returns what the caller needs to send it; null if it is no longer sent.
create function private.claim_mail(mail private.mails) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  lease constant interval := interval '2 minutes';
  -- An e-mail that could not even be attempted for so long would only confuse its reader.
  longest constant interval := interval '7 days';
  now_at constant timestamptz := clock_timestamp();
  says jsonb;
begin
  if mail.request_id is not null then
    perform from public.back_in_stock_requests where request_id = mail.request_id for update skip locked;
    if not found then
      return null;
    end if;
  end if;
  if mail.kind in ('reminder', 'back_in_stock')
     and exists (select from private.avoided_addresses where email = lower(mail.email)) then
    perform private.end_mail(mail.mail_id, 'dropped', 'address takes no mail', 'failed');
    return null;
  end if;
  says := private.mail_content(mail);
  if says is null then
    -- If the book is sold out again, the request waits for its next return, unless the e-mail may have been sent.
    perform private.end_mail(mail.mail_id, 'dropped', 'no reason any more',
      case when mail.first_try_at is null then 'waiting' else 'failed' end);
    return null;
  end if;
  update private.mails
  set state = 'sending', attempts = attempts + 1, claimed_at = now_at, next_at = now_at + lease,
    first_try_at = coalesce(first_try_at, now_at), content = coalesce(content, says)
  where mail_id = mail.mail_id
  returning content into says;
  return jsonb_build_object('mail_id', mail.mail_id, 'attempt', mail.attempts + 1, 'kind', mail.kind, 'locale', mail.locale,
    'email', mail.email, 'content', says,
    -- The caller alerts somebody, and then reports `failed`.
    'give_up', coalesce(mail.first_try_at < now_at - private.mail_patience(), false) or mail.created_at < now_at - longest);
end
$$;

-- Claims e-mails that are due, [{mail_id, attempt, kind, locale, email, content, give_up}], the longest due first; of
-- one order, only the first that has not ended. The caller calls settle_mail for each within two minutes.
create function public.claim_mails(p_limit integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.mails;
  claimed jsonb;
  answer jsonb := '[]';
begin
  perform private.queue_reminders();
  -- Repeated if all of them were dropped: the e-mails behind them are now due.
  for pass in 1..2 loop
    for mail in
      select * from private.mails as due
      where due.state in ('queued', 'sending') and due.next_at <= clock_timestamp()
        and not exists (
          select from private.mails as earlier
          where earlier.order_id = due.order_id and earlier.place < due.place and earlier.state in ('queued', 'sending'))
      order by due.next_at, due.place
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked
    loop
      claimed := private.claim_mail(mail);
      if claimed is not null then
        answer := answer || jsonb_build_array(claimed);
      end if;
    end loop;
    exit when answer <> '[]';
  end loop;
  return answer;
end
$$;

-- The result of attempt number p_attempt: `sent`, with the service's id of the e-mail; `refused`, if it will never be
-- sent; `retry`, if it was certainly not sent; `in_doubt`; `returned`, if it was not attempted; or `failed`, if it is
-- not retried. After a claim has expired, only `sent` is accepted. Errors: PT422 invalid_outcome.
create function public.settle_mail(
  p_mail_id uuid, p_attempt integer, p_outcome text, p_service_id text default null, p_error text default null)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.mails;
  why constant text := left(private.clean_line(p_error), 200);
begin
  if p_outcome is null or p_outcome not in ('sent', 'refused', 'retry', 'in_doubt', 'returned', 'failed') then
    raise sqlstate 'PT422' using message = 'invalid_outcome';
  end if;
  -- The request before its e-mail, like all functions.
  perform from public.back_in_stock_requests
  where request_id = (select request_id from private.mails where mail_id = p_mail_id) for update;
  select * into mail from private.mails where mail_id = p_mail_id for update;
  if p_outcome = 'sent' and mail.state <> 'sent' then
    update private.mails
    set state = 'sent', sent_at = clock_timestamp(), ended_at = clock_timestamp(), error = null,
      service_id = left(nullif(p_service_id, ''), 100)
    where mail_id = mail.mail_id;
    -- The request ended while the e-mail was being sent.
    update public.back_in_stock_requests set state = 'sent', changed_at = clock_timestamp()
    where request_id = mail.request_id and state in ('queued', 'stopped', 'failed');
  elsif mail.state = 'sending' and mail.attempts = p_attempt then
    if p_outcome in ('refused', 'failed') then
      perform private.end_mail(mail.mail_id, p_outcome, coalesce(why, mail.error), 'failed');
    elsif p_outcome <> 'sent' then
      update private.mails
      set state = 'queued', error = coalesce(why, error),
        attempts = attempts - case p_outcome when 'returned' then 1 else 0 end,
        first_try_at = case when p_outcome = 'in_doubt' or first_try_at < claimed_at then first_try_at end,
        -- An e-mail that was certainly not sent gets new content.
        content = case when p_outcome = 'in_doubt' or first_try_at < claimed_at then content end,
        -- A minute, then twice as long each time, up to an hour.
        next_at = clock_timestamp() + case p_outcome when 'returned' then interval '0'
          else least(interval '1 minute' * 2 ^ least(attempts - 1, 6), interval '1 hour') end
      where mail_id = mail.mail_id;
    end if;
  end if;
end
$$;

-- Stores an event from the mail service, once: {event_key, type, service_id?, mail_id?, email?, occurred_at?,
-- evidence}. An address that rejects e-mail, or complains, gets no more reminders and nothing about books. Returns
-- whether the event was new. Errors: PT400 invalid_event.
create function public.note_mail_event(p_event jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  event_type constant text := p_event ->> 'type';
  at_time constant timestamptz := coalesce(private.event_time(p_event, 'occurred_at'), clock_timestamp());
  mail private.mails;
  address text;
begin
  if p_event ->> 'mail_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into mail from private.mails where mail_id = (p_event ->> 'mail_id')::uuid for update;
  end if;
  if mail.mail_id is null then
    select * into mail from private.mails where service_id = p_event ->> 'service_id' for update;
  end if;
  begin
    insert into private.mail_events (event_key, mail_id, type, occurred_at, evidence)
    values (p_event ->> 'event_key', mail.mail_id, event_type, at_time, p_event -> 'evidence')
    on conflict (event_key) do nothing;
  exception when check_violation or not_null_violation then
    raise sqlstate 'PT400' using message = 'invalid_event';
  end;
  if not found then
    return false;
  end if;
  update private.mails
  set delivered_at = case event_type when 'delivered' then coalesce(delivered_at, at_time) else delivered_at end,
    bounced_at = case when event_type in ('bounced', 'suppressed', 'failed') then coalesce(bounced_at, at_time) else bounced_at end,
    complained_at = case event_type when 'complained' then coalesce(complained_at, at_time) else complained_at end
  where mail_id = mail.mail_id;
  address := lower(coalesce(mail.email, private.fold_email(p_event ->> 'email')));
  if event_type in ('bounced', 'suppressed', 'complained') and address is not null then
    insert into private.avoided_addresses (email, why)
    values (address, case event_type when 'complained' then event_type else 'bounced' end)
    on conflict (email) do update set why = excluded.why where excluded.why = 'complained';
  end if;
  return true;
end
$$;

-- Whether an e-mail may be sent again: it was refused, failed or bounced, and has no copy.
create function private.may_resend(mail private.mails) returns boolean
language sql stable set search_path = ''
as $$
  select num_nonnulls(mail.order_id, mail.message_id) > 0
    and (mail.state in ('refused', 'failed') or mail.state = 'sent' and mail.bounced_at is not null)
    and not exists (select from private.mails as copy where copy.copy_of = mail.mail_id)
$$;

-- Queues a copy of an e-mail under a new id: {mail_id, kind, order_id, message_id}. Errors: PT404 mail_not_found; PT409
-- mail_not_ended.
create function private.resend_mail(p_mail_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  mail private.mails;
  own_id constant uuid := gen_random_uuid();
begin
  select * into mail from private.mails where mail_id = p_mail_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'mail_not_found';
  elsif not private.may_resend(mail) then
    raise sqlstate 'PT409' using message = 'mail_not_ended';
  end if;
  insert into private.mails (mail_id, copy_of, kind, about, order_id, message_id, locale, email, reason)
  values (own_id, p_mail_id, mail.kind, own_id::text, mail.order_id, mail.message_id, mail.locale, mail.email, mail.reason);
  return jsonb_build_object('mail_id', own_id, 'kind', mail.kind, 'order_id', mail.order_id, 'message_id', mail.message_id);
end
$$;

-- For the service key: see private.resend_mail.
create function public.resend_mail(p_mail_id uuid) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object('mail_id', private.resend_mail(p_mail_id) -> 'mail_id')
$$;

-- Deletes the content of e-mails three months after they ended, unsent ones after one month, the service's events after
-- six, and old requests about books. Returns the number of rows.
create function public.prune_mails(p_limit integer default 1000) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 1000), 1), 10000);
  pruned integer;
  touched integer;
begin
  touched := public.prune_back_in_stock(most);
  delete from private.mails where mail_id = any (array(
    select mail_id from private.mails
    where state = 'dropped' and ended_at < now() - interval '30 days' order by ended_at limit most));
  get diagnostics pruned = row_count;
  touched := touched + pruned;
  update private.mails set content = null, reason = '{}' where mail_id = any (array(
    select mail_id from private.mails
    where ended_at < now() - interval '90 days' and content is not null order by ended_at limit most));
  get diagnostics pruned = row_count;
  touched := touched + pruned;
  delete from private.mail_events where event_key = any (array(
    select event_key from private.mail_events
    where received_at < now() - interval '180 days' order by received_at limit most));
  get diagnostics pruned = row_count;
  return touched + pruned;
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.claim_mails, public.settle_mail, public.note_mail_event, public.resend_mail, public.prune_mails
  from public, anon, authenticated, service_role;
grant execute on function public.claim_mails, public.settle_mail, public.note_mail_event, public.resend_mail, public.prune_mails
  to service_role;
