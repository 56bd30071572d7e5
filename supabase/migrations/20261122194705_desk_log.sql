-- Common parts of the desk's lists, and the log of the desk.

-- The cursor of a row in a list by time: a text that the browser sends back.
create function private.cursor_of(at timestamptz, id uuid) returns text
language sql immutable set search_path = ''
return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') || '_' || id;

-- Decodes a cursor; both null without one. Errors: PT400 invalid_cursor.
create function private.read_cursor(p_cursor text, out at timestamptz, out id uuid)
language plpgsql immutable set search_path = '' as $$
begin
  if p_cursor is null then
    return;
  elsif p_cursor !~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}_[0-9a-f-]{36}$' then
    raise sqlstate 'PT400' using message = 'invalid_cursor';
  end if;
  at := split_part(p_cursor, '_', 1)::timestamp at time zone 'UTC';
  id := split_part(p_cursor, '_', 2)::uuid;
exception
  when datetime_field_overflow or invalid_datetime_format or invalid_text_representation then
    raise sqlstate 'PT400' using message = 'invalid_cursor';
end
$$;

-- The number of rows on a page of a list.
create function private.page_size(p_limit integer) returns integer
language sql immutable
return least(greatest(coalesce(p_limit, 50), 1), 100);

-- When a day begins in Cairo. Null for a day outside the supported range.
create function private.day_start(day date) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if day not between date '2000-01-01' and date '2999-12-31' then
    raise sqlstate 'PT400' using message = 'invalid_day';
  end if;
  return day::timestamp at time zone 'Africa/Cairo';
end
$$;

-- An entry of the log: see logEntrySchema in lib/desk/contract.
create function private.log_entry(entry private.staff_log) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'log_id', entry.log_id, 'at', entry.at, 'by', private.colleague(entry.user_id), 'action', entry.action,
    'subject', entry.subject, 'subject_id', entry.subject_id, 'order_id', entry.order_id, 'detail', entry.detail,
    'subject_name', case entry.subject
      when 'message' then (select reference from public.contact_messages where message_id = entry.subject_id)
      when 'product' then (select sku from public.products where product_id = entry.subject_id)
      when 'promo' then (select code from public.promos where promo_id = entry.subject_id)
      when 'staff' then (select email from public.user_profiles where user_id = entry.subject_id)
      else (select order_number from public.orders where order_id = entry.order_id) end)
$$;

-- The log, latest first: {entries, next_cursor, colleagues}. Errors: those of require_staff; PT400 invalid_cursor.
create function public.desk_log(
  p_action text default null, p_user_id uuid default null, p_subject_id uuid default null, p_cursor text default null,
  p_limit integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  size constant integer := private.page_size(p_limit);
  listed private.staff_log[];
begin
  perform private.require_staff();
  if p_cursor !~ '^[0-9]{1,18}$' then
    raise sqlstate 'PT400' using message = 'invalid_cursor';
  end if;
  listed := array(
    select entry from private.staff_log as entry
    where (p_action is null or entry.action = p_action)
      and (p_user_id is null or entry.user_id = p_user_id)
      and (p_subject_id is null or entry.subject_id = p_subject_id)
      and (p_cursor is null or entry.log_id < p_cursor::bigint)
    order by entry.log_id desc
    limit size + 1);
  return jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(private.log_entry(entry) order by entry.log_id desc), '[]')
      from unnest(listed[1:size]) as entry),
    'next_cursor', case when cardinality(listed) > size then listed[size].log_id::text end,
    'colleagues', (
      select coalesce(jsonb_agg(private.colleague(user_id) order by added_at, user_id), '[]')
      from public.staff_members));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_log from public, anon, authenticated, service_role;
grant execute on function public.desk_log to authenticated;
