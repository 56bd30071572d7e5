-- Telemetry of visits: stored for thirty days, within a maximum size.
--
-- Events count against the network address of the visitor: 3,000 within a minute and 30,000 within a day, of which 300
-- a minute per visit and 600 per browser. After 150,000 of all visitors within a day, 300 per address.

-- A visit. Events refer to it without a foreign key: both are deleted by age, and a visit is deleted after its last
-- event.
create table public.telemetry_sessions (
  session_id uuid primary key,
  -- The browser, across its visits.
  anon_id uuid,
  -- From a verified token; the browser's own claims are not stored.
  user_id uuid,
  app_version text check (char_length(app_version) <= 40),
  locale text check (char_length(locale) <= 20),
  tz text check (char_length(tz) <= 64),
  user_agent text check (char_length(user_agent) <= 500),
  referrer text check (char_length(referrer) <= 500),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now());
create index telemetry_sessions_last_seen_idx on public.telemetry_sessions (last_seen_at);

create table public.telemetry_events (
  event_id bigint generated always as identity primary key,
  session_id uuid not null,
  received_at timestamptz not null default now(),
  -- By the browser's clock.
  ts timestamptz not null,
  level text not null check (level in ('info', 'warn', 'error')),
  kind text not null check (kind in ('error', 'route', 'api', 'checkout')),
  name text not null check (char_length(name) <= 200),
  path text check (char_length(path) <= 500),
  url text check (char_length(url) <= 500),
  build text check (char_length(build) <= 40),
  -- The id shared with the traces and logs of the shop and its functions.
  trace_id text collate "C" check (trace_id ~ '^[0-9a-f]{32}$'),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 20000));
create index telemetry_events_received_idx on public.telemetry_events (received_at);
create index telemetry_events_kind_idx on public.telemetry_events (kind, received_at);

alter table public.telemetry_sessions enable row level security;
alter table public.telemetry_events enable row level security;
revoke all on public.telemetry_sessions, public.telemetry_events from public, anon, authenticated, service_role;
revoke all on sequence public.telemetry_events_event_id_seq from public, anon, authenticated, service_role;
grant select on public.telemetry_sessions, public.telemetry_events to service_role;

-- Deletes data older than thirty days, at most p_limit (100,000) rows of each table: {events, sessions}.
create function public.prune_telemetry(p_limit integer default 10000) returns jsonb
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

-- Stores up to 100 events of one visit: {kept}. The first description of the visit is kept. `p_headers` are the headers
-- of the visitor's own request with its address. Errors: PT400 invalid_events; PT429 too_many_events, and then nothing
-- is stored.
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
  insert into public.telemetry_events (session_id, ts, level, kind, name, path, url, build, trace_id, payload)
  select visit, ts, level, kind, name, path, url, build, trace_id, coalesce(payload, '{}')
  from jsonb_to_recordset(p_events) as received
    (ts timestamptz, level text, kind text, name text, path text, url text, build text, trace_id text, payload jsonb);
  -- Deletes more than was added, so that old data is removed even without a schedule.
  perform public.prune_telemetry(200);
  return jsonb_build_object('kept', coming);
end
$$;

-- A shopkeeper's questions about visitors' experience, one view each. Days are in Cairo time.

-- What went wrong today, most visits first?
create view public.telemetry_errors_today with (security_invoker = true) as
select name, payload ->> 'message' as message, count(*) as times, count(distinct session_id) as visits,
  count(distinct path) as pages, min(path) as a_page, max(build) as build,
  min(received_at) as first_at, max(received_at) as last_at
from public.telemetry_events
where kind = 'error' and received_at >= date_trunc('day', now(), 'Africa/Cairo')
group by name, payload ->> 'message'
order by visits desc, times desc
limit 200;

-- Which calls did shoppers wait for in the last seven days? In milliseconds. Status 0 is a call that failed on the way;
-- one without a status may have failed, because some browsers do not report it.
create view public.telemetry_slowest_calls with (security_invoker = true) as
select name as call, count(*) as calls, round(percentile_cont(0.5) within group (order by duration)) as p50_ms,
  round(percentile_cont(0.95) within group (order by duration)) as p95_ms, round(max(duration)) as longest_ms,
  count(*) filter (where status = 0 or status between 400 and 599) as failed
from (
  select name,
    case when jsonb_typeof(payload -> 'duration') = 'number' then (payload ->> 'duration')::float8 end as duration,
    case when jsonb_typeof(payload -> 'status') = 'number' then (payload ->> 'status')::float8 end as status
  from public.telemetry_events
  where kind = 'api' and received_at >= now() - interval '7 days') as timed
where duration is not null
group by name
order by p95_ms desc
limit 200;

-- How far do visits get in the checkout, day by day?
create view public.telemetry_checkout_funnel with (security_invoker = true) as
select (received_at at time zone 'Africa/Cairo')::date as day,
  count(distinct session_id) filter (where name = 'start') as started,
  count(distinct session_id) filter (where name = 'shipping_selected') as shipping_selected,
  count(distinct session_id) filter (where name = 'validate_fields' and payload -> 'ok' = 'true') as fields_validated,
  count(distinct session_id) filter (where name = 'order_linked') as ordered,
  count(distinct session_id) filter (where name = 'payment_details_sent') as payment_details_sent,
  count(distinct session_id) filter (where name = 'payment_linked') as payment_begun
from public.telemetry_events
where kind = 'checkout'
group by 1
order by 1 desc;

-- How fast were pages for three visits of four in the last seven days? By kind of page, in milliseconds.
create view public.telemetry_web_vitals with (security_invoker = true) as
select page, count(*) as visits,
  round(percentile_cont(0.75) within group (order by ttfb)) as ttfb_p75_ms,
  round(percentile_cont(0.75) within group (order by lcp)) as lcp_p75_ms,
  round(percentile_cont(0.75) within group (order by inp)) as inp_p75_ms,
  round((percentile_cont(0.75) within group (order by cls))::numeric, 3)::float8 as cls_p75
from (
  select coalesce(nullif(split_part(regexp_replace(path, '^/en(/|$)', '/'), '/', 2), ''), 'home') as page,
    case when jsonb_typeof(payload -> 'ttfb') = 'number' then (payload ->> 'ttfb')::float8 end as ttfb,
    case when jsonb_typeof(payload -> 'lcp') = 'number' then (payload ->> 'lcp')::float8 end as lcp,
    case when jsonb_typeof(payload -> 'inp') = 'number' then (payload ->> 'inp')::float8 end as inp,
    case when jsonb_typeof(payload -> 'cls') = 'number' then (payload ->> 'cls')::float8 end as cls
  from public.telemetry_events
  where kind = 'route' and name = 'web_vitals' and received_at >= now() - interval '7 days') as measured
group by page
order by visits desc
limit 200;

-- Which pages were opened most in the last seven days?
create view public.telemetry_busiest_pages with (security_invoker = true) as
select path, count(*) as views, count(distinct session_id) as visits
from public.telemetry_events
where kind = 'route' and name = 'page' and received_at >= now() - interval '7 days'
group by path
order by views desc, path
limit 200;

revoke all on public.telemetry_errors_today, public.telemetry_slowest_calls, public.telemetry_checkout_funnel,
  public.telemetry_web_vitals, public.telemetry_busiest_pages from public, anon, authenticated, service_role;
grant select on public.telemetry_errors_today, public.telemetry_slowest_calls, public.telemetry_checkout_funnel,
  public.telemetry_web_vitals, public.telemetry_busiest_pages to service_role;

create trigger views_are_read_only instead of insert or update or delete on public.telemetry_errors_today
  for each row execute function private.refuse_view_write();
create trigger views_are_read_only instead of insert or update or delete on public.telemetry_slowest_calls
  for each row execute function private.refuse_view_write();
create trigger views_are_read_only instead of insert or update or delete on public.telemetry_checkout_funnel
  for each row execute function private.refuse_view_write();
create trigger views_are_read_only instead of insert or update or delete on public.telemetry_web_vitals
  for each row execute function private.refuse_view_write();
create trigger views_are_read_only instead of insert or update or delete on public.telemetry_busiest_pages
  for each row execute function private.refuse_view_write();

revoke all on function public.prune_telemetry, public.keep_telemetry from public, anon, authenticated, service_role;
grant execute on function public.prune_telemetry, public.keep_telemetry to service_role;
