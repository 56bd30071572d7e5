begin;
\ir setup.psql
select plan(10);

-- Omar, signed in, with Mona's profile and addresses.
set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000002');

-- Her address belongs to her; a null owner is no shopper.
select throws_ok($$select public.create_or_update_user_address(
  'd0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x')$$, 'PT403');
select throws_ok($$select public.create_or_update_user_address(
  null, '00000000-0000-4000-8000-0000000000a0', 'x')$$, 'PT403');

-- Queries that raise no error return nothing of hers.
select is(count(*), 0::bigint, 'profiles of others') from public.user_profiles where email <> 'omar@example.com';
select is(count(*), 0::bigint, 'addresses of others') from public.addresses
where user_id <> 'd0000000-0000-4000-8000-000000000002';
update public.user_profiles set full_name = 'Owned', phone = '+20100000000', phone_2 = null
where user_id = 'd0000000-0000-4000-8000-000000000001';
update public.user_profiles set phone_2 = '01000000000';

reset role;
select is(full_name, 'منى علي حسن', 'her name') from public.user_profiles where email = 'mona@example.com';
select is(phone_2, null::text, 'her second phone') from public.user_profiles where email = 'mona@example.com';
select is(shipping_address, '12 شارع النيل', 'her address') from public.addresses
where user_id = 'd0000000-0000-4000-8000-000000000001';

-- A token without an account, and one whose account never confirmed the address.
set local role authenticated;
create function pg_temp.put_as(shopper uuid) returns uuid language sql as $$
  select tests.sign_in(shopper);
  select public.create_or_update_user_address(shopper, '00000000-0000-4000-8000-0000000000a0', 'x') $$;
select throws_ok(format('select pg_temp.put_as(%L)', shopper), 'PT401', 'not_signed_in', coalesce(shopper, 'nobody'))
from unnest(array[null, 'd0000000-0000-4000-8000-000000000003', 'd0000000-0000-4000-8000-00000000dead']) as shopper;

select * from finish();
rollback;
