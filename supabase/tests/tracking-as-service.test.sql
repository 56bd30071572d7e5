begin;
\ir setup.psql
select plan(18);

-- The tracking functions: what is known is not asked for again, and never by two at once.
select is(private.courier_of(name), courier, name)
from (values ('J&T Express', 'jt'), ('J & T Egypt', 'jt'), ('JT', 'jt'), ('ARAMEX Egypt', 'aramex'), ('Egypt Post', null), ('Objet trouvé', null))
  as provider (name, courier);

create function pg_temp.began() returns text language sql as $$
  select concat_ws(' ', answer ->> 'answer', answer ->> 'ask', answer ->> 'failure')
  from jsonb_array_elements(public.begin_tracking('jt', '{JT0000001}', 20)) as answer $$;
create function pg_temp.later(period interval) returns void language sql as $$
  update private.tracking_answers set answered_at = answered_at - period, fresh_until = fresh_until - period,
    asked_until = asked_until - period, failed_until = failed_until - period, seen_at = seen_at - period $$;
grant execute on all functions in schema pg_temp to service_role;

set local role service_role;

select is(pg_temp.began(), 'true', 'the first asks');
select is(pg_temp.began(), 'false', 'the second waits');
reset role;
select pg_temp.later('21 seconds');
select is(pg_temp.began(), 'true', 'another asks once the first is long silent');

select public.keep_tracking('jt', '[{"bill_code": "JT0000001", "answer": {"a": 1}, "seconds": 300}]');
select is(pg_temp.began(), '{"a": 1} false', 'nobody asks while the answer is fresh');
select pg_temp.later('301 seconds');
select is(pg_temp.began(), '{"a": 1} true', 'one asks, the answer beside it');
select is(pg_temp.began(), '{"a": 1} false', 'the others get the answer from before');
select public.fail_tracking('jt', '{JT0000001}', 'courier_timeout', 20);
select is(pg_temp.began(), '{"a": 1} false courier_timeout', 'nobody asks a courier that has just failed');
select pg_temp.later('21 seconds');
select is(pg_temp.began(), '{"a": 1} true', 'and then one does');
select public.fail_tracking('jt', '{JT0000001}', 'courier_unavailable', 20);
select pg_temp.later('1 day');
select is(pg_temp.began(), 'true', 'an answer older than a day is none');
select public.fail_tracking('jt', '{JT0000001}', 'courier_unavailable', 20);
select is(pg_temp.began(), 'false courier_unavailable', 'the failure alone');

-- Numbers that no parcel has leave nothing behind; rows that nobody looks at any more go.
select is(public.begin_tracking('jt', '{JT9999999}', 20), '[]', 'numbers of nobody');
select pg_temp.later('61 days');
select public.keep_tracking('aramex', '[]');
select is(count(*), 0::bigint, 'rows that nobody looks at') from private.tracking_answers;

select * from finish();
rollback;
