begin;
\ir setup.psql
\ir sample-staff.psql
select plan(40);

-- Order 2 is Mona's, paid, and already has the number JT0000001; 3, 4 and 5 are paid and have none.
select tests.sign_in('d0000000-0000-4000-8000-000000000002');
select public.place_order(('e0000000-0000-4000-8000-00000000000' || key)::uuid,
  '[{"product_id": "b0000000-0000-4000-8000-000000000004", "quantity": 2}, {"product_id": "b0000000-0000-4000-8000-000000000003", "quantity": 1}]')
from unnest('{3,4,5}'::text[]) as key;
create function tests.place_paid(key text) returns void language sql security definer as $$
  select tests.begin_payment(tests.order_of(key));
  select public.apply_payment_event(jsonb_build_object('provider', 'fawry', 'event_key', key, 'source', 'pull',
    'order_payment_id', order_payment_id, 'merchant_ref', merchant_ref, 'status', 'PAID', 'amount_pt', expected_pt,
    'currency', 'EGP', 'transaction_id', '97017700' || key))
  from public.order_payment where order_id = tests.order_of(key) $$;
select tests.place_paid(key) from unnest('{3,4,5}'::text[]) as key;
create function pg_temp.number_of(key text) returns text language sql security definer as $$
  select order_number from public.orders where order_id = tests.order_of(key) $$;
create function pg_temp.row_of(key text, number text, courier text = null) returns jsonb language sql as $$
  select jsonb_build_object('order_number', pg_temp.number_of(key), 'number', number, 'courier', courier) $$;
create function pg_temp.verdicts(answer jsonb) returns text language sql as $$
  select string_agg(entry ->> 'verdict', ' ' order by (entry ->> 'row')::integer) from jsonb_array_elements(answer -> 'rows') as entry $$;
create function pg_temp.check(variadic given jsonb[]) returns text language sql as $$
  select pg_temp.verdicts(public.desk_check_tracking(to_jsonb(given), 'jt-express')) $$;
create function pg_temp.changes() returns bigint language sql security definer as $$
  select (select count(*) from public.order_status_changes) + (select count(*) from public.order_shipment)
    + (select count(*) from private.staff_log) + (select count(*) from private.mails) $$;

set local role authenticated;
select tests.at_desk();

-- Packing: all paid orders, the pick list, and the start.
select is(jsonb_array_length(public.desk_packing() -> 'orders'), 4, 'orders to pack');
select is(jsonb_path_query_array(public.desk_packing(), '$.pick_list[*].quantity'), '[7, 3]', 'the pick list');
select is(jsonb_path_query_array(public.desk_packing(p_order_ids => array[tests.order_of('3'), tests.order_of('1')]), '$.pick_list[*].quantity'),
  '[2, 1]', 'one of them, and one that is not paid');
select is(jsonb_array_length(public.desk_packing(p_limit => 2) -> 'orders'), 2, 'the oldest two');
select is(public.desk_start_packing(array[tests.order_of('3'), tests.order_of('1'), gen_random_uuid()]) -> 'started', '1', 'begun');
select is(jsonb_path_query_array(public.desk_start_packing(array[tests.order_of('4'), tests.order_of('3'), tests.order_of('1')]),
  '$.orders[*].verdict'), '["started", "already_started", "wrong_status"]', 'each with its result');
select is(tests.noted(), 't start_packing order {}', 'logged');
select is(public.desk_packing() -> 'counts', '{"processing": 2, "preparing": 2}', 'counts by status');
select is(jsonb_array_length(public.desk_packing('preparing') -> 'orders'), 2, 'being packed');
select throws_ok($$select public.desk_packing('shipped')$$, 'PT400', 'invalid_filter');
select throws_ok($$select public.desk_start_packing('{}')$$, 'PT400', 'invalid_rows');
select throws_ok($$select public.desk_start_packing(array[tests.order_of('3'), tests.order_of('3')])$$, 'PT400', 'invalid_rows');
select throws_ok($$select public.desk_start_packing(array_fill(gen_random_uuid(), '{201}'))$$, 'PT400', 'invalid_rows');

-- A file is checked row by row, and nothing changes.
create temporary table before as select pg_temp.changes() as amount;
select is(pg_temp.check(pg_temp.row_of('3', 'JT3000001'), pg_temp.row_of('4', '٩٠٠٠٠٠٠٠٠١', 'ARAMEX')), 'ok ok', 'two valid rows');
select is(pg_temp.check(pg_temp.row_of('1', 'JT3000001')), 'wrong_status', 'an unpaid order');
select is(pg_temp.check(pg_temp.row_of('3', 'JT0000001')), 'number_used', 'a number of another order');
select is(pg_temp.check(pg_temp.row_of('3', 'JT0000001', 'Aramex')), 'ok', 'the same number with another courier');
select is(pg_temp.check(pg_temp.row_of('2', 'JT0000002')), 'other_number', 'an order that already has one');
select is(pg_temp.check(pg_temp.row_of('2', 'JT0000001')), 'ok', 'its own number, not shipped yet');
select is(pg_temp.check(pg_temp.row_of('3', typed)), verdict, typed) from (values
  ('6.0E+11', 'rounded_by_spreadsheet'), ('6,00E+11', 'rounded_by_spreadsheet'), ('6e11', 'rounded_by_spreadsheet'),
  ('abc', 'bad_number'), ('', 'bad_number'), ('JT/3000001', 'bad_number'), ('JT 300 0001', 'ok')) as given (typed, verdict);
select is(pg_temp.check(pg_temp.row_of('3', 'JT3000001', 'Bosta')), 'courier_unknown', 'an unknown courier');
select is(pg_temp.check(pg_temp.row_of('3', 'JT3000001'), pg_temp.row_of('3', 'JT3000002'), pg_temp.row_of('4', 'JT3000001')),
  'ok twice_in_file twice_in_file', 'a duplicate order, and a duplicate number');
select is(pg_temp.check('{"order_number": "ZD-0000-0000", "number": "JT3000001"}', '{"order_number": "رقم", "number": "JT3000002"}'),
  'unknown_order unknown_order', 'unknown orders');
select is(jsonb_array_length(public.desk_check_tracking('[]') -> 'couriers'), 2, 'the couriers');
select throws_ok(format('select public.desk_check_tracking(%L)', given), 'PT400', 'invalid_rows')
from unnest('{null,"{}","[1]","[{}]"}'::text[]) as given;
select is(pg_temp.changes(), (select amount from before), 'nothing has changed');

-- Saved once; the same file again changes nothing.
create temporary table file as select jsonb_build_array(pg_temp.row_of('3', 'JT3000001'), pg_temp.row_of('5', '9000000005', 'aramex'),
  pg_temp.row_of('4', 'x')) as rows;
select is(public.desk_take_tracking(rows, 'J&T Express') -> 'taken', '2', 'taken') from file;
select is(tests.shown('3', 'status') || ' ' || tests.shown('3', 'shipments,0,number'), 'shipped JT3000001', 'shipped');
update before set amount = pg_temp.changes();
select is(pg_temp.verdicts(public.desk_take_tracking(rows, 'jt-express')), 'already_shipped_same already_shipped_same bad_number', 'again')
from file;
select is(pg_temp.changes(), (select amount from before), 'nothing changes');
select is(public.desk_orders(p_query => '3000001') ->> 'total', '1', 'found by its number');
reset role;

select * from finish();
rollback;
