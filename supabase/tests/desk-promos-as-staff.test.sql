begin;
\ir setup.psql
\ir sample-staff.psql
select plan(28);

set local role authenticated;
select tests.at_desk();
create function pg_temp.terms(changed jsonb = '{}') returns jsonb language sql as $$
  select '{"code": "EID 20", "kind": "percent", "amount_pt": null, "basis_points": 2000, "minimum_pt": 0, "starts_at": null,
    "ends_at": null, "limit_total": null, "limit_per_shopper": null, "active": true}'::jsonb || changed $$;
create function pg_temp.listed(code text) returns jsonb language sql as $$
  select public.desk_promos(code) #> '{promos,0}' $$;

select is(jsonb_array_length(public.desk_promos() -> 'promos'), 7, 'all of them');
select is(pg_temp.listed('zad١٠') -> 'uses' || (pg_temp.listed('zad 10') -> 'discount_pt'), '[1, 3980]', 'used once');
select is(pg_temp.listed(code) ->> 'state', state, code) from (values ('Zad-10', 'running'), ('SOON', 'not_yet'), ('GONE', 'ended'),
  ('ASLEEP', 'switched_off')) as promo (code, state);
select is(public.desk_promos('%') -> 'promos', '[]', '% is not a wildcard');

select is(public.desk_save_promo(null, null, pg_temp.terms()) ->> 'code', 'EID 20', 'a new one');
select is(tests.noted() ~ '^t add_promo promo ', true, 'logged');
select throws_ok($$select public.desk_save_promo(null, null, pg_temp.terms('{"code": "eid-٢٠"}'))$$, 'PT409', 'code_taken');
select throws_ok(format('select public.desk_save_promo(null, null, pg_temp.terms(%L))', changed), 'PT400', 'invalid_promo')
from (values ('{"code": "x"}'), ('{"code": null}'), ('{"code": "NEW-1", "kind": "gift"}'), ('{"code": "NEW-1", "basis_points": 10001}'),
  ('{"code": "NEW-1", "amount_pt": 100}'), ('{"code": "NEW-1", "minimum_pt": null}'), ('{"code": "NEW-1", "minimum_pt": "x"}'),
  ('{"code": "NEW-1", "basis_points": 99999999999}'), ('{"code": "NEW-1", "starts_at": "tomorrow-ish"}'), ('{"code": "NEW-1", "limit_total": 0}'),
  ('{"code": "NEW-1", "starts_at": "2026-02-01", "ends_at": "2026-01-01"}'), ('{"code": "NEW-1", "active": null}')) as wrong (changed);
select throws_ok($$select public.desk_save_promo(null, null, '{"code": "NEW-1"}')$$, 'PT400', 'invalid_promo');
select throws_ok($$select public.desk_save_promo(gen_random_uuid(), 'x', pg_temp.terms())$$, 'PT404', 'promo_not_found');

-- Only as the page showed it.
create temporary table shown as select pg_temp.listed('EID 20') as promo;
select is(public.desk_save_promo((promo ->> 'promo_id')::uuid, promo ->> 'version', pg_temp.terms('{"active": false, "limit_total": 5}')) ->> 'state',
  'switched_off', 'changed') from shown;
select is(tests.noted(), 't change_promo promo {"changed": "active, limit_total"}', 'logged');
select throws_ok(format('select public.desk_save_promo(%L, %L, pg_temp.terms())', promo ->> 'promo_id', promo ->> 'version'),
  'PT409', 'changed_meanwhile') from shown;
select is(pg_temp.listed('EID') - array['promo_id', 'version', 'created_at', 'uses', 'discount_pt', 'state'],
  pg_temp.terms('{"active": false, "limit_total": 5}'), 'its terms');
reset role;

select * from finish();
rollback;
