-- Visitors and shoppers neither read nor write what is told of visits.
set local role anon;
select assert.refused(format('select * from public.%I', name))
from unnest(array['telemetry_events', 'telemetry_sessions', 'telemetry_errors_today', 'telemetry_slowest_calls',
  'telemetry_checkout_funnel', 'telemetry_web_vitals', 'telemetry_busiest_pages']) as name;
select assert.refused('delete from public.telemetry_events'), assert.refused('truncate public.telemetry_sessions');
select assert.refused($$insert into public.telemetry_sessions (session_id) values (gen_random_uuid())$$);
select assert.refused(call) from unnest(array[
  $$select public.keep_telemetry('{}', '[]')$$, $$select public.prune_telemetry()$$,
  $$select private.count_request('x', interval '1 day', 1)$$]) as call;

set local role authenticated;
select assert.sign_in('d0000000-0000-4000-8000-000000000001');
select assert.refused('delete from public.telemetry_events'), assert.refused('truncate public.telemetry_sessions');
select assert.refused(format('select * from public.%I', name))
from unnest(array['telemetry_events', 'telemetry_sessions', 'telemetry_errors_today', 'telemetry_slowest_calls',
  'telemetry_checkout_funnel', 'telemetry_web_vitals', 'telemetry_busiest_pages']) as name;
select assert.refused(call) from unnest(array[
  $$select public.keep_telemetry('{}', '[]')$$, $$select public.prune_telemetry()$$]) as call;
