begin;
\ir setup.psql
\ir sample-staff.psql
select plan(16);

-- Order 2, with 200.00 of one book and 57.00 of others, is paid; order 1 is not.
create function pg_temp.sales(first date, last date) returns jsonb language sql as $$
  select public.desk_sales(first, last) $$;
create function pg_temp.today() returns date language sql as $$
  select (now() at time zone 'Africa/Cairo')::date $$;
create function pg_temp.give_back(pt bigint) returns void language sql security definer as $$
  update private.payment_charges set refund = case when pt = amount_pt then 'all' else 'part' end, refunded_pt = pt $$;

set local role authenticated;
select tests.at_desk();
select is(pg_temp.sales(pg_temp.today() - 6, pg_temp.today()) -> 'totals',
  '{"orders": 1, "items": 1, "revenue_pt": 25700, "refunded_pt": 0, "net_pt": 25700}', 'one paid order');
select is(jsonb_array_length(pg_temp.sales(pg_temp.today() - 6, pg_temp.today()) -> 'days'), 7, 'every day');
select is((pg_temp.sales(pg_temp.today() - 6, pg_temp.today()) #> '{days,0}') - 'day',
  '{"orders": 0, "items": 0, "revenue_pt": 0, "refunded_pt": 0, "net_pt": 0}', 'including days without sales');
select is(pg_temp.sales(pg_temp.today() - 6, pg_temp.today()) #>> '{days,6,net_pt}', '25700', 'including today');
select is(pg_temp.sales(pg_temp.today() - 6, pg_temp.today()) #> '{books,0,net_pt}', '20000', 'its books, without delivery and fee');
select is(pg_temp.sales(pg_temp.today() - 6, pg_temp.today()) #>> '{governorates,0,name_en}', 'Cairo', 'its destination');
select is(pg_temp.sales(pg_temp.today() - 6, pg_temp.today() - 1) #> '{totals,orders}', '0', 'before it was paid');

-- Refunds are subtracted, from each book in proportion.
select pg_temp.give_back(2570);
select is(pg_temp.sales(pg_temp.today(), pg_temp.today()) -> 'totals',
  '{"orders": 1, "items": 1, "revenue_pt": 25700, "refunded_pt": 2570, "net_pt": 23130}', 'a tenth of it');
select is(pg_temp.sales(pg_temp.today(), pg_temp.today()) #> '{books,0,refunded_pt}', '2000', 'a tenth of the book');
select pg_temp.give_back(null);
select is(pg_temp.sales(pg_temp.today(), pg_temp.today()) -> 'unknown_refunds', '1', 'a part of unknown size');
select pg_temp.give_back(25700);
select is(pg_temp.sales(pg_temp.today(), pg_temp.today()) #> '{books,0,net_pt}', '0', 'all of it');

-- Days are in Cairo time: an order of half past eleven in the evening UTC belongs to the next day there.
reset role;
alter table public.order_status_changes disable trigger order_status_changes_are_kept;
update public.order_status_changes set "timestamp" = '2026-07-01 23:30:00+00' where to_status = 'processing';
alter table public.order_status_changes enable trigger order_status_changes_are_kept;
set local role authenticated;
select is(jsonb_path_query_array(pg_temp.sales('2026-07-01', '2026-07-02'), '$.days[*].orders'), '[0, 1]', 'the second day');

select throws_ok($$select pg_temp.sales('2026-01-02', '2026-01-01')$$, 'PT400', 'invalid_day');
select throws_ok($$select pg_temp.sales('2026-01-01', '2027-01-02')$$, 'PT400', 'invalid_day');
select throws_ok($$select pg_temp.sales('-infinity', '2027-01-02')$$, 'PT400', 'invalid_day');
select throws_ok($$select pg_temp.sales(null, '2027-01-02')$$, 'PT400', 'invalid_day');
reset role;

select * from finish();
rollback;
