begin;
\ir setup.psql
\ir sample-staff.psql
select plan(40);

insert into public.inventory (product_id, on_hand, reserved) values ('b0000000-0000-4000-8000-000000000003', 8, 3)
on conflict (product_id) do update set on_hand = 8, reserved = 3;
delete from public.inventory where product_id = 'b0000000-0000-4000-8000-000000000004';
update public.products set isbn = '9789770000007' where product_id = 'b0000000-0000-4000-8000-000000000003';
create function pg_temp.found(typed text) returns boolean language sql as $$
  select public.desk_products(typed) @> '{"products": [{"product_id": "b0000000-0000-4000-8000-000000000003"}]}' $$;
create function pg_temp.sku() returns text language sql security definer as $$
  select sku from public.products where product_id = 'b0000000-0000-4000-8000-000000000003' $$;
create function pg_temp.announced() returns text[] language sql security definer as $$
  select array_agg(tag order by tag) from private.catalogue_changes where transaction_id = pg_current_xact_id() and tag like 'product%' $$;
create function pg_temp.forget() returns void language sql security definer as $$
  delete from private.catalogue_changes $$;

set local role authenticated;
select tests.at_desk();

select ok(pg_temp.found(typed), typed) from (values ('أحياء'), ('احياء'), ('الأحياء'), ('أحي'), (pg_temp.sku()), (lower(pg_temp.sku())),
  ('9789770000007'), ('978-977-00-0000-7'), ('97897700')) as search (typed);
select ok(not pg_temp.found(typed), typed) from (values ('كيمياء عضوية'), ('9789770000008'), ('!!')) as search (typed);
select is(jsonb_array_length(public.desk_products('؟؟') -> 'products'), 0, 'an impossible search');
select throws_ok($$select public.desk_products(p_filter => 'lost')$$, 'PT400', 'invalid_filter');
select throws_ok($$select public.desk_products(p_cursor => 'x y')$$, 'PT400', 'invalid_cursor');
select is(public.desk_products(p_limit => 1, p_cursor => public.desk_products(p_limit => 1) ->> 'next_cursor') #>> '{products,0,sku}',
  public.desk_products(p_limit => 2) #>> '{products,1,sku}', 'the second page');
select ok(public.desk_products(p_filter => 'low') @> '{"products": [{"product_id": "b0000000-0000-4000-8000-000000000003"}]}', 'five left');
select ok(public.desk_products(p_filter => 'uncounted') @> '{"products": [{"product_id": "b0000000-0000-4000-8000-000000000004"}]}', 'unlimited stock');
select is(public.desk_product('b0000000-0000-4000-8000-000000000004') -> 'to_ship', '1', 'copies that are to be packed');
select throws_ok($$select public.desk_product(gen_random_uuid())$$, 'PT404', 'product_not_found');

-- Stock: never below what orders hold, and only as the page showed it.
create function pg_temp.stock(expected integer, wanted integer, reason text = 'counted', last text = '3') returns jsonb language sql as $$
  select public.desk_set_stock(('b0000000-0000-4000-8000-00000000000' || last)::uuid, expected, wanted, reason) $$;
select throws_ok($$select pg_temp.stock(7, 20)$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select pg_temp.stock(null, 20)$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select pg_temp.stock(8, 2)$$, 'PT409', 'below_reserved');
select throws_ok($$select pg_temp.stock(8, null)$$, 'PT409', 'below_reserved');
select throws_ok($$select pg_temp.stock(8, -1)$$, 'PT400', 'invalid_stock');
select throws_ok($$select pg_temp.stock(8, 20, ' ')$$, 'PT422', 'reason_required');
select throws_ok($$select public.desk_set_stock(gen_random_uuid(), null, 1, 'x')$$, 'PT404', 'product_not_found');
select pg_temp.forget();
select is(pg_temp.stock(8, 3), '{"product_id": "b0000000-0000-4000-8000-000000000003", "on_hand": 3, "reserved": 3}', 'copies held by orders are kept');
select is(pg_temp.announced(), array['product:' || pg_temp.sku()], 'the shop is notified that it is sold out');
select is(tests.noted(), 't set_stock product {"to": 3, "from": 8, "reason": "counted"}', 'logged');
select pg_temp.stock(null, 4, last => '4');
select is(public.desk_product('b0000000-0000-4000-8000-000000000004') -> 'on_hand', '4', 'limited from now on');
select pg_temp.stock(4, null, last => '4');
select is(public.desk_product('b0000000-0000-4000-8000-000000000004') -> 'on_hand', 'null', 'unlimited again');

-- A price within the table's constraints.
create function pg_temp.price(expected bigint, wanted bigint) returns jsonb language sql as $$
  select public.desk_set_price('b0000000-0000-4000-8000-000000000004', expected, wanted) $$;
select throws_ok($$select pg_temp.price(19999, 15000)$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select pg_temp.price(20000, 0)$$, 'PT400', 'invalid_price');
select throws_ok($$select pg_temp.price(20000, 100000001)$$, 'PT400', 'invalid_price');
select throws_ok($$select pg_temp.price(20000, null)$$, 'PT400', 'invalid_price');
select throws_ok($$select public.desk_set_price(gen_random_uuid(), 1, 1)$$, 'PT404', 'product_not_found');
select pg_temp.forget();
select is(pg_temp.price(20000, 15050) ->> 'retail_price_pt', '15050', 'cheaper');
select is(array_length(pg_temp.announced(), 1), 1, 'the shop is notified');
select is(tests.noted(), 't set_price product {"to_pt": 15050, "from_pt": 20000}', 'logged');
reset role;

select * from finish();
rollback;
