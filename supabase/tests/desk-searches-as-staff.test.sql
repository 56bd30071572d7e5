begin;
\ir setup.psql
\ir sample-staff.psql
select plan(8);

insert into private.search_misses (query, near, times) values ('شقندح', false, 2), ('هرنقل', true, 5), ('قرنبيط', false, 1);

set local role authenticated;
select tests.at_desk();
select is(
  (select array_agg(searched ->> 'query') from jsonb_array_elements(public.desk_searches() -> 'searches') as searched),
  '{هرنقل,شقندح,قرنبيط}'::text[], 'the most frequent first');
select is(public.desk_searches() -> 'total', '3', 'all of them are counted');
select is(public.desk_clear_searches('شقندح'), '{"cleared": 1}', 'one is removed');
select is(tests.noted(), 't clear_searches searches {"searches": 1}', 'logged without its words');
select is(public.desk_clear_searches('شقندح'), '{"cleared": 0}', 'already deleted');
select is(public.desk_clear_searches(), '{"cleared": 2}', 'all are removed');
select is(tests.noted(), 't clear_searches searches {"searches": 2}', 'logged');
select is(public.desk_searches(), '{"searches": [], "total": 0}', 'none are left');

select * from finish();
rollback;
