-- Events count against the address that they come from: 3,000 within a minute and 30,000 within a day, of which 300 a minute
-- of one visit and 600 of one browser. After 150,000 of all within a day every address has 300 left.

-- Removes what is older than thirty days, at most p_limit (100,000) of each kind: {events, sessions}.
create or replace function public.prune_telemetry(p_limit integer default 10000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most integer := least(greatest(p_limit, 1), 100000);
  gone_events integer;
  gone_sessions integer;
begin
  delete from public.telemetry_events where event_id in (
    select event_id from public.telemetry_events
    where received_at < now() - interval '30 days' order by received_at limit most for update skip locked);
  get diagnostics gone_events = row_count;
  delete from public.telemetry_sessions where session_id in (
    select session_id from public.telemetry_sessions
    where last_seen_at < now() - interval '30 days' order by last_seen_at limit most for update skip locked);
  get diagnostics gone_sessions = row_count;
  return jsonb_build_object('events', gone_events, 'sessions', gone_sessions);
end
$$;

drop function public.keep_telemetry(jsonb, jsonb, uuid);

-- Keeps up to 100 events of one visit: {kept}. What is told of the visit first stays. `p_headers` are those of the visitor's
-- own request that say where it comes from. Refusals: PT400 invalid_events; PT429 too_many_events, and then nothing is kept.
create function public.keep_telemetry(p_session jsonb, p_events jsonb, p_user_id uuid default null, p_headers jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  visit uuid := p_session ->> 'session_id';
  browser uuid := p_session ->> 'anon_id';
  caller constant text := 'address ' || coalesce(private.client_address(p_headers::text), 'unknown');
  coming integer;
begin
  if visit is null or jsonb_typeof(p_events) is distinct from 'array' then
    raise sqlstate 'PT400' using message = 'invalid_events';
  end if;
  coming := jsonb_array_length(p_events);
  if coming not between 1 and 100 then
    raise sqlstate 'PT400' using message = 'invalid_events';
  end if;
  perform private.require_allowance('too_many_events', 'events of ' || caller, interval '1 minute', 3000, coming);
  perform private.require_allowance('too_many_events', 'events today of ' || caller, interval '1 day', 30000, coming);
  perform private.require_allowance('too_many_events', 'events of visit ' || visit, interval '1 minute', 300, coming);
  if browser is not null then
    perform private.require_allowance('too_many_events', 'events of browser ' || browser, interval '1 minute', 600, coming);
  end if;
  if private.count_in_crowd('events', caller, 150000, 300, coming) is null then
    raise sqlstate 'PT429' using message = 'too_many_events';
  end if;

  insert into public.telemetry_sessions as known
    (session_id, anon_id, user_id, app_version, locale, tz, user_agent, referrer)
  values (visit, browser, p_user_id, p_session ->> 'app_version', p_session ->> 'locale', p_session ->> 'tz',
    p_session ->> 'user_agent', p_session ->> 'referrer')
  on conflict (session_id) do update
  set last_seen_at = now(), user_id = coalesce(excluded.user_id, known.user_id);
  insert into public.telemetry_events (session_id, ts, level, kind, name, path, url, build, payload)
  select visit, ts, level, kind, name, path, url, build, coalesce(payload, '{}')
  from jsonb_to_recordset(p_events) as told
    (ts timestamptz, level text, kind text, name text, path text, url text, build text, payload jsonb);
  -- More than came: even without a schedule the past goes.
  perform public.prune_telemetry(200);
  return jsonb_build_object('kept', coming);
end
$$;

drop function private.take_telemetry_allowance(text, text, integer, integer);
drop table private.telemetry_allowances;

revoke all on function public.keep_telemetry from public, anon, authenticated, service_role;
grant execute on function public.keep_telemetry to service_role;
