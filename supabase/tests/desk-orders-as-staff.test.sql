begin;
\ir setup.psql
\ir sample-staff.psql
select plan(68);

-- Both orders are Mona's: 1 is pending, 2 is paid and has the number JT0000001.
create function pg_temp.number_of(key text) returns text language sql security definer as $$
  select order_number from public.orders where order_id = tests.order_of(key) $$;
create function pg_temp.found(query text) returns integer language sql as $$
  select jsonb_array_length(public.desk_orders(p_query => query) -> 'orders') $$;

create function pg_temp.reads_number(typed text, stored text) returns boolean language sql as $$
  select array_to_tsvector(array['n' || stored]) @@ private.order_query(typed) $$;
select ok(pg_temp.reads_number('ZD34', 'ZD34'), 'a half that begins with ZD');
select ok(pg_temp.reads_number('zd-12AB-ZD34', '12ABZD34'), 'a number of which a half begins with ZD');

set local role authenticated;
select tests.at_desk();

-- Orders are found by everything that people know about them, in any spelling.
select is(pg_temp.found(typed), 1, coalesce(how, typed)) from (values
  (pg_temp.number_of('2'), 'its number'), (lower(pg_temp.number_of('2')), 'in small letters'),
  (replace(pg_temp.number_of('2'), '-', ''), 'without hyphens'), (right(pg_temp.number_of('2'), 4), 'its second half'),
  (substr(pg_temp.number_of('2'), 4, 4), 'its first half'), (substr(pg_temp.number_of('2'), 5, 7), 'from its middle'),
  (' ' || translate(pg_temp.number_of('2'), '0123456789', '٠١٢٣٤٥٦٧٨٩'), 'in Arabic digits'),
  ('JT0000001', 'its tracking number'), ('jt-0000001', 'with a hyphen'), ('00001', 'its end')) as wanted (typed, how);
select is(pg_temp.found(typed), 2, typed) from (values
  ('منى'), ('مني'), ('حسن'), ('منى حسن'), ('عل'), ('مُنى'), ('mona@example.com'), ('MONA@'), ('mona'),
  ('01112345678'), ('+20 111 234 5678'), ('٠١١١٢٣٤٥٦٧٨'), ('5678'), ('0111234'), ('00201112345678')) as wanted (typed);
select is(pg_temp.found(typed), 0, typed) from (values
  ('سعاد'), ('منى سعاد'), ('omar@example.com'), ('01298765432'), ('ZD-0000'), ('''); drop table x; --'), ('؟'), ('%'), ('*')) as wanted (typed);
select is(pg_temp.found(typed), 2, 'no search text') from (values (null), (' '), (e'\u200f')) as wanted (typed);

-- By pending action and by destination.
select is(jsonb_array_length(public.desk_orders(p_needs => needs) -> 'orders'), amount, needs)
from (values ('to_pack', 1), ('to_ship', 1), ('refund', 0), ('review', 0)) as filter (needs, amount);
select is(jsonb_array_length(public.desk_orders(p_status => 'pending', p_provider => 'fawry', p_from => current_date - 1,
  p_to => current_date + 1, p_city_id => '00000000-0000-4000-8002-000000000001') -> 'orders'), 1, 'all filters at once');
select is(public.desk_orders(p_provider => 'paymob') ->> 'total', '0', 'another provider');
select is(public.desk_orders(p_city_id => '00000000-0000-4000-8002-000000000002') ->> 'total', '0', 'another city');
select is(public.desk_orders(p_to => current_date - 2) ->> 'total', '0', 'another period');
select throws_ok($$select public.desk_orders(p_status => 'lost')$$, 'PT400', 'invalid_filter');
select throws_ok($$select public.desk_orders(p_cursor => 'x')$$, 'PT400', 'invalid_cursor');
select throws_ok($$select public.desk_orders(p_cursor => '2026-99-01T00:00:00.000000_00000000-0000-4000-8000-000000000000')$$, 'PT400', 'invalid_cursor');
select throws_ok($$select public.desk_orders(p_from => 'infinity')$$, 'PT400', 'invalid_day');

-- In pages.
create temporary table page as select public.desk_orders(p_limit => 1) as first;
select is(public.desk_orders(p_limit => 1, p_cursor => first ->> 'next_cursor') #>> '{orders,0,order_number}',
  public.desk_orders() #>> '{orders,1,order_number}', 'the second page') from page;
select is(public.desk_orders(p_limit => 1, p_cursor => first ->> 'next_cursor') - 'orders',
  '{"next_cursor": null, "total": null, "more": false}', 'the end of the list') from page;

-- An order's page offers exactly what the database would allow, in every status.
create function pg_temp.moves(key text) returns text[] language plpgsql as $$
declare
  shown constant text[] := array(
    select move ->> 'to_status' from jsonb_array_elements(public.desk_order(tests.order_of(key)) -> 'moves') as move order by 1);
  status text := tests.shown(key, 'status');
  wanted text;
  possible text[] := '{}';
begin
  foreach wanted in array '{pending, processing, preparing, shipped, delivered, cancelled}'::text[] loop
    begin
      perform public.desk_move_order(tests.order_of(key), status, wanted, 'because');
      raise exception using errcode = 'ZZ001';
    exception
      when sqlstate 'ZZ001' then possible := possible || wanted;
      when sqlstate 'PT409' then null;
    end;
  end loop;
  return case when shown = array(select unnest(possible) order by 1) then shown else array['shown', array_to_string(shown, ' '), 'possible', array_to_string(possible, ' ')] end;
end
$$;
select is(pg_temp.moves('1'), '{cancelled}', 'from pending');
select is(pg_temp.moves('2'), '{cancelled,preparing,shipped}', 'from processing');
select public.desk_move_order(tests.order_of('2'), 'processing', 'preparing');
select is(tests.noted(), 't move_order order {"to": "preparing", "from": "processing"}', 'logged');
select is(pg_temp.moves('2'), '{cancelled,shipped}', 'from preparing');
select throws_ok($$select public.desk_move_order(tests.order_of('2'), 'processing', 'cancelled', 'x')$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select public.desk_move_order(tests.order_of('2'), 'preparing', 'cancelled', ' ')$$, 'PT422', 'reason_required');
select throws_ok($$select public.desk_move_order(gen_random_uuid(), 'preparing', 'cancelled', 'x')$$, 'PT404', 'order_not_found');
select throws_ok($$select public.desk_move_order(tests.order_of('2'), 'preparing', null)$$, 'PT409', 'status_not_allowed');
select public.desk_move_order(tests.order_of('2'), 'preparing', 'shipped');
select is(pg_temp.moves('2'), '{delivered}', 'from shipped');
select is(tests.shown('2', 'history,3,by,email'), 'hana@example.com', 'who shipped it');
select public.desk_move_order(tests.order_of('2'), 'shipped', 'delivered');
select is(pg_temp.moves('2'), '{}', 'from delivered');
select is(public.desk_move_order(tests.order_of('1'), 'pending', 'cancelled') ->> 'status', 'cancelled', 'not paid yet');
select is(pg_temp.moves('1'), '{}', 'from cancelled');
select is(public.desk_orders(p_status => 'delivered') ->> 'total', '1', 'the list includes it');

-- The page gets no more data than it needs.
select is(array(select jsonb_object_keys(public.desk_order(tests.order_of('2'))) intersect
  select unnest('{user_id, request_hash, idempotency_key, change_actor}'::text[])), '{}', 'no internal data');
reset role;

select * from finish();
rollback;
