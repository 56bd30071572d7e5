-- What browsers tell of visits (spec §3 Telemetry): kept for thirty days, and never more of it than fits.

-- A visit. The events refer to it without a foreign key: both go by age, and a visit outlives its last event.
create table public.telemetry_sessions (
  session_id uuid primary key,
  -- The browser, across its visits.
  anon_id uuid,
  -- By a verified token; what a browser says of itself is not kept.
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
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 20000));
create index telemetry_events_received_idx on public.telemetry_events (received_at);
create index telemetry_events_kind_idx on public.telemetry_events (kind, received_at);

-- How many events came within a minute or a day: of one visit, of one browser, of everybody.
create table private.telemetry_allowances (
  scope text not null,
  began_at timestamptz not null,
  events integer not null,
  primary key (scope, began_at));
create index telemetry_allowances_began_idx on private.telemetry_allowances (began_at);

alter table public.telemetry_sessions enable row level security;
alter table public.telemetry_events enable row level security;
alter table private.telemetry_allowances enable row level security;
revoke all on public.telemetry_sessions, public.telemetry_events, private.telemetry_allowances
  from public, anon, authenticated, service_role;
revoke all on sequence public.telemetry_events_event_id_seq from public, anon, authenticated, service_role;
grant select on public.telemetry_sessions, public.telemetry_events to service_role;

create function private.take_telemetry_allowance(p_scope text, p_period text, p_events integer, p_most integer) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.telemetry_allowances as allowance (scope, began_at, events)
  values (p_scope, date_trunc(p_period, now(), 'UTC'), p_events)
  on conflict (scope, began_at) do update set events = allowance.events + excluded.events
  where allowance.events + excluded.events <= p_most;
  if not found then
    raise sqlstate 'PT429' using message = 'too_many_events';
  end if;
end
$$;

-- Removes what is older than thirty days, at most p_limit (100,000) of each kind: {events, sessions}.
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
  delete from private.telemetry_allowances where (scope, began_at) in (
    select scope, began_at from private.telemetry_allowances
    where began_at < now() - interval '10 minutes' and (scope <> 'day' or began_at < now() - interval '2 days')
    order by began_at limit most for update skip locked);
  return jsonb_build_object('events', gone_events, 'sessions', gone_sessions);
end
$$;

-- Keeps up to 100 events of one visit: {kept}. What is told of the visit first stays. Refusals: PT400
-- invalid_events; PT429 too_many_events, and then nothing is kept.
create function public.keep_telemetry(p_session jsonb, p_events jsonb, p_user_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  visit uuid := p_session ->> 'session_id';
  browser uuid := p_session ->> 'anon_id';
  coming integer;
begin
  if visit is null or jsonb_typeof(p_events) is distinct from 'array' then
    raise sqlstate 'PT400' using message = 'invalid_events';
  end if;
  coming := jsonb_array_length(p_events);
  if coming not between 1 and 100 then
    raise sqlstate 'PT400' using message = 'invalid_events';
  end if;
  -- Everybody's first: a flood under ever new names leaves no trace of the names.
  perform private.take_telemetry_allowance('day', 'day', coming, 150000);
  perform private.take_telemetry_allowance('minute', 'minute', coming, 3000);
  perform private.take_telemetry_allowance('visit ' || visit, 'minute', coming, 300);
  if browser is not null then
    perform private.take_telemetry_allowance('browser ' || browser, 'minute', coming, 600);
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

revoke all on function private.take_telemetry_allowance, public.prune_telemetry, public.keep_telemetry
  from public, anon, authenticated, service_role;
grant execute on function public.prune_telemetry, public.keep_telemetry to service_role;
