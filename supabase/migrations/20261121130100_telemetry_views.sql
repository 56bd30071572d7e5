-- A shopkeeper's questions about the shop as its visitors meet it, one view each. Days are Cairo's.

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

-- Which calls do shoppers wait for, of the last seven days? Milliseconds; a call without a status may have failed
-- unseen, as some browsers tell none.
create view public.telemetry_slowest_calls with (security_invoker = true) as
select name as call, count(*) as calls, round(percentile_cont(0.5) within group (order by duration)) as p50_ms,
  round(percentile_cont(0.95) within group (order by duration)) as p95_ms, round(max(duration)) as longest_ms,
  count(*) filter (where status between 400 and 599) as failed
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

-- How fast do pages feel to three visits of four, of the last seven days? By kind of page, times in milliseconds.
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

-- Which pages are opened most, of the last seven days?
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
