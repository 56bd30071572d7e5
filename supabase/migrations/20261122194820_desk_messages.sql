-- Messages to the shop, read and answered at the desk.

create function private.message_state(message public.contact_messages) returns text
language sql immutable
as $$
  select case when message.answered_at is not null then 'answered' when message.closed_at is not null then 'closed' else 'open' end
$$;

create function private.answers_of(p_message_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from private.mails where message_id = p_message_id and kind = 'answer'
$$;

-- {messages, next_cursor, open}: open ones oldest first, otherwise latest first. Errors: those of require_staff; PT400
-- invalid_filter, invalid_cursor.
create function public.desk_messages(
  p_state text default null, p_topic text default null, p_query text default null, p_cursor text default null,
  p_limit integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  size constant integer := private.page_size(p_limit);
  typed constant text := left(private.clean_line(p_query), 100);
  folded constant text := private.fold_search(typed);
  part constant text := '%' || private.escape_like(lower(typed)) || '%';
  direction constant integer := case when p_state = 'open' then 1 else -1 end;
  after record;
  listed public.contact_messages[];
begin
  perform private.require_staff();
  if p_state not in ('open', 'answered', 'closed') then
    raise sqlstate 'PT400' using message = 'invalid_filter';
  end if;
  after := private.read_cursor(p_cursor);
  listed := array(
    select kept from public.contact_messages as kept
    where (p_state is null
        or p_state = 'open' and kept.answered_at is null and kept.closed_at is null
        or p_state = 'answered' and kept.answered_at is not null
        or p_state = 'closed' and kept.answered_at is null and kept.closed_at is not null)
      and (p_topic is null or kept.topic = p_topic)
      and (typed is null or lower(kept.reference) like part or lower(kept.email) like part
        or lower(kept.order_number) like part
        or folded <> '' and private.fold_search(kept.name) like '%' || folded || '%')
      and (after.at is null
        or direction = 1 and (kept.created_at, kept.message_id) > (after.at, after.id)
        or direction = -1 and (kept.created_at, kept.message_id) < (after.at, after.id))
    order by case when direction = 1 then kept.created_at end, case when direction = 1 then kept.message_id end,
      kept.created_at desc, kept.message_id desc
    limit size + 1);
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('message_id', kept.message_id, 'reference', kept.reference,
        'created_at', kept.created_at, 'locale', kept.locale, 'topic', kept.topic, 'name', kept.name,
        'email', kept.email, 'order_number', kept.order_number, 'opening', private.message_opening(kept.message),
        'state', private.message_state(listed[place]), 'answers', private.answers_of(kept.message_id)) order by place), '[]')
      from generate_series(1, least(size, cardinality(listed))) as place, lateral (select (listed[place]).*) as kept),
    'next_cursor', case when cardinality(listed) > size
      then private.cursor_of(listed[size].created_at, listed[size].message_id) end,
    'open', (select count(*) from public.contact_messages where answered_at is null and closed_at is null));
end
$$;

-- The order whose number a message contains: {order_id, order_number, same_email}; null if there is none.
create function private.order_of_message(message public.contact_messages) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('order_id', order_id, 'order_number', order_number,
    'same_email', lower(orders.email) = lower(message.email))
  from public.orders where order_number = private.fold_order_number(message.order_number)
$$;

-- See messageSchema in lib/desk/contract. Errors: those of require_staff; PT404 message_not_found.
create function public.desk_message(p_message_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.contact_messages;
begin
  perform private.require_staff();
  select * into wanted from public.contact_messages where message_id = p_message_id;
  if not found then
    raise sqlstate 'PT404' using message = 'message_not_found';
  end if;
  return to_jsonb(wanted) - 'closed_at' || jsonb_build_object(
    'state', private.message_state(wanted),
    'order', private.order_of_message(wanted),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('mail_id', mail.mail_id, 'answer', mail.reason ->> 'answer',
        'by', private.colleague(noted.user_id), 'created_at', mail.created_at, 'state', mail.state,
        'sent_at', mail.sent_at, 'bounced_at', mail.bounced_at) order by mail.place), '[]')
      from private.mails as mail
      left join lateral (
        select entry.user_id from private.staff_log as entry
        where entry.subject_id = p_message_id and entry.detail ->> 'mail_id' = mail.mail_id::text
        limit 1) as noted on true
      where mail.message_id = p_message_id and mail.kind = 'answer'));
end
$$;

-- Sends an answer: {message_id, state}. Errors: those of require_staff and queue_contact_answer; PT409
-- changed_meanwhile; PT422 answer_required.
create function public.desk_answer_message(p_message_id uuid, p_answer text, p_expected_answers integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail_id uuid;
begin
  perform private.require_staff();
  perform from public.contact_messages where message_id = p_message_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'message_not_found';
  elsif private.clean_lines(p_answer) is null then
    raise sqlstate 'PT422' using message = 'answer_required';
  elsif private.answers_of(p_message_id) is distinct from p_expected_answers then
    raise sqlstate 'PT409' using message = 'changed_meanwhile';
  end if;
  mail_id := private.queue_contact_answer(p_message_id, p_answer);
  perform private.log_staff('answer_message', 'message', p_message_id,
    p_detail => jsonb_build_object('mail_id', mail_id));
  return jsonb_build_object('message_id', p_message_id, 'state', 'answered');
end
$$;

-- Closes a message without an answer: {message_id, state}. Errors: those of require_staff; PT404 message_not_found;
-- PT409 changed_meanwhile, status_not_allowed if it is not open; PT422 note_required.
create function public.desk_close_message(p_message_id uuid, p_expected_state text, p_note text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  note constant text := left(private.clean_lines(p_note), 2000);
  wanted public.contact_messages;
begin
  perform private.require_staff();
  select * into wanted from public.contact_messages where message_id = p_message_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'message_not_found';
  elsif private.message_state(wanted) is distinct from p_expected_state then
    raise sqlstate 'PT409' using message = 'changed_meanwhile';
  elsif p_expected_state <> 'open' then
    raise sqlstate 'PT409' using message = 'status_not_allowed';
  elsif note is null then
    raise sqlstate 'PT422' using message = 'note_required';
  end if;
  update public.contact_messages set closed_at = clock_timestamp(), staff_note = note where message_id = p_message_id;
  perform private.log_staff('close_message', 'message', p_message_id);
  return jsonb_build_object('message_id', p_message_id, 'state', 'closed');
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_messages, public.desk_message, public.desk_answer_message, public.desk_close_message
  from public, anon, authenticated, service_role;
grant execute on function public.desk_messages, public.desk_message, public.desk_answer_message, public.desk_close_message
  to authenticated;
