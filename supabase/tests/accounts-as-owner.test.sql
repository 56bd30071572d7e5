begin;
\ir setup.psql
select plan(25);

set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000001');

-- Values that the tables reject.
select throws_ok($$update public.user_profiles set full_name = ' '$$, '23514');
select throws_ok($$update public.user_profiles set full_name = repeat('x', 121)$$, '23514');
select throws_ok($$update public.user_profiles set phone = '010-1234'$$, '23514');
select throws_ok($$update public.user_profiles set phone_2 = repeat('1', 21)$$, '23514');

-- Mona's own row.
select is(count(*), 1::bigint, 'visible profiles') from public.user_profiles;
update public.user_profiles set full_name = 'منى علي', phone_2 = '0223456789';
select is(full_name || phone || phone_2, 'منى علي+2010123456780223456789', 'her changes') from public.user_profiles;
select ok(updated_at > created_at, 'updated_at increases') from public.user_profiles;
select is(count(*), 1::bigint, 'visible addresses') from public.addresses;

-- The function: errors first.
create function pg_temp.put(area uuid, place text, phone text = null, is_default boolean = true) returns uuid language sql as $$
  select public.create_or_update_user_address(auth.uid(), area, place, phone, null, is_default) $$;
select throws_ok($$select pg_temp.put(gen_random_uuid(), 'x')$$, '23503');
select throws_ok($$select pg_temp.put(null, 'x')$$, '23502');
select throws_ok($$select pg_temp.put('00000000-0000-4000-8000-0000000000a0', null)$$, 'PT422');
select throws_ok($$select pg_temp.put('00000000-0000-4000-8000-0000000000a0', E' \n\u200f')$$, 'PT422');
select throws_ok($$select pg_temp.put('00000000-0000-4000-8000-0000000000a0', repeat('x', 501))$$, 'PT422');
select throws_ok($$select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'x', 'call me')$$, 'PT422');
select throws_ok($$select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'x', repeat('1', 21))$$, 'PT422');
select is(shipping_address, '12 شارع النيل', 'the address after the errors') from public.addresses;

-- A new default address replaces the previous one, normalized.
select is(pg_temp.put('00000000-0000-4000-8000-0000000000a0', E' 5 Rue\nde Rivoli ', '٠١٠ ١٢٣٤-٥٦٧٨'),
  'ad000000-0000-4000-8000-000000000001'::uuid, 'the row of the default address is reused');
select is(shipping_address || '|' || phone, '5 Rue de Rivoli|01012345678', 'the new default') from public.addresses;
select ok(updated_at > created_at, 'updated_at increases') from public.addresses;

-- The same address is never stored twice, and a second default replaces the first.
select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'The office', '01000000000', false);
select is(count(*), 2::bigint, 'addresses') from public.addresses;
select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'The office', '01000000001', false);
select is(count(*), 2::bigint, 'addresses after a repeated call') from public.addresses;
select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'The office', '01000000001', true);
select is(string_agg(shipping_address, ','), 'The office', 'one default address') from public.addresses where is_default;
select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'The office', '01000000002', false);
select is(phone, '01000000002', 'the default address stays the default') from public.addresses where is_default;

-- Ten addresses are the maximum.
select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'Place ' || number, null, false) from generate_series(3, 10) as number;
select throws_ok($$select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'Place 11', null, false)$$, 'PT409');
select pg_temp.put('00000000-0000-4000-8000-0000000000a0', 'Place 10', '01000000003', false);
select is(count(*), 10::bigint, 'addresses at the end') from public.addresses;

select * from finish();
rollback;
