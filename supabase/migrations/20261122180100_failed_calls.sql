-- Which calls do shoppers wait for, of the last seven days? Milliseconds. Status 0 is a call that failed on the way; one
-- without a status may have failed unseen, as some browsers tell none.
create or replace view public.telemetry_slowest_calls with (security_invoker = true) as
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
