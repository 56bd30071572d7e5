begin;
\ir setup.psql
select plan(8);

-- Staff in Studio may correct a profile and an address, but not their owner.
set local role service_role;

select throws_ok($$insert into public.addresses (user_id, area_id, shipping_address, is_default)
  values ('d0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x', true)$$, '23505');
select is(count(*), 2::bigint, 'profiles') from public.user_profiles;

reset role;

-- Effects of the auth service's changes. There is no profile before the address is confirmed.
select is(count(*), 0::bigint, 'profiles of unconfirmed accounts') from public.user_profiles where full_name = 'Waiting';
select is(full_name, 'Omar Said', 'the name from Google') from public.user_profiles where email = 'omar@example.com';

-- Shoppers can change the metadata, so it no longer affects the profile.
update auth.users set raw_user_meta_data = '{"full_name": "Someone Else", "role": "admin"}', email_confirmed_at = now()
where email = 'mona@example.com';
select is(full_name, 'منى علي حسن', 'the name is unaffected by new metadata') from public.user_profiles where email = 'mona@example.com';

update auth.users set email = 'mona@example.org' where email = 'mona@example.com';
select is(count(*), 1::bigint, 'the profile has the new address') from public.user_profiles where email = 'mona@example.org';

-- Deleting an account deletes its data.
delete from auth.users where email = 'mona@example.org';
select is(count(*), 1::bigint, 'remaining profiles') from public.user_profiles;
select is(count(*), 1::bigint, 'remaining addresses') from public.addresses;

select * from finish();
rollback;
