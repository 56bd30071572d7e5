begin;
\ir setup.psql
select plan(18);

-- The tracking functions: known responses are not requested again, and never by two callers at once.
select is(private.courier_of(name), courier, name)
from (values ('J&T Express', 'jt'), ('J & T Egypt', 'jt'), ('JT', 'jt'), ('ARAMEX Egypt', 'aramex'), ('Egypt Post', null), ('Objet trouvé', null))
  as provider (name, courier);

create function pg_temp.began() returns text language sql as $$
  select concat_ws(' ', answer ->> 'answer', answer ->> 'is_due', answer ->> 'failure')
  from jsonb_array_elements(public.begin_tracking('jt', '{JT0000001}', 20)) as answer $$;
create function pg_temp.later(period interval) returns void language sql as $$
  update private.tracking_answers set answered_at = answered_at - period, fresh_until = fresh_until - period,
    claimed_until = claimed_until - period, failed_until = failed_until - period, seen_at = seen_at - period $$;
grant execute on all functions in schema pg_temp to service_role;

set local role service_role;

select is(pg_temp.began(), 'true', 'the first caller queries');
select is(pg_temp.began(), 'false', 'the second caller waits');
reset role;
select pg_temp.later('21 seconds');
select is(pg_temp.began(), 'true', 'another caller queries after the first did not respond');

select public.keep_tracking('jt', '[{"bill_code": "JT0000001", "answer": {"a": 1}, "seconds": 300}]');
select is(pg_temp.began(), '{"a": 1} false', 'nobody queries while the response is fresh');
select pg_temp.later('301 seconds');
select is(pg_temp.began(), '{"a": 1} true', 'one caller queries, with the old response');
select is(pg_temp.began(), '{"a": 1} false', 'the others get the old response');
select public.fail_tracking('jt', '{JT0000001}', 'courier_timeout', 20);
select is(pg_temp.began(), '{"a": 1} false courier_timeout', 'a courier that has just failed is not queried');
select pg_temp.later('21 seconds');
select is(pg_temp.began(), '{"a": 1} true', 'and later it is');
select public.fail_tracking('jt', '{JT0000001}', 'courier_unavailable', 20);
select pg_temp.later('1 day');
select is(pg_temp.began(), 'true', 'a response older than a day is not used');
select public.fail_tracking('jt', '{JT0000001}', 'courier_unavailable', 20);
select is(pg_temp.began(), 'false courier_unavailable', 'only the failure');

-- Unknown numbers are not stored; rows that nobody visits any more are deleted.
select is(public.begin_tracking('jt', '{JT9999999}', 20), '[]', 'unknown numbers');
select pg_temp.later('61 days');
select public.keep_tracking('aramex', '[]');
select is(count(*), 0::bigint, 'rows that nobody visits') from private.tracking_answers;

select * from finish();
rollback;
