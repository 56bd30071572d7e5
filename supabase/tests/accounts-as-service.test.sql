begin;
\ir setup.psql
select plan(8);

-- Staff in Studio: may correct a profile and an address, not whose it is.
set local role service_role;

select throws_ok($$insert into public.addresses (user_id, area_id, shipping_address, is_default)
  values ('d0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x', true)$$, '23505');
select is(count(*), 2::bigint, 'profiles') from public.user_profiles;

reset role;

-- What the auth service's changes do. Nobody has a profile before the address is confirmed.
select is(count(*), 0::bigint, 'profiles of the unconfirmed') from public.user_profiles where full_name = 'Waiting';
select is(full_name, 'Omar Said', 'the name that Google gives') from public.user_profiles where email = 'omar@example.com';

-- Metadata is the shopper's to change; the profile no longer listens to it.
update auth.users set raw_user_meta_data = '{"full_name": "Someone Else", "role": "admin"}', email_confirmed_at = now()
where email = 'mona@example.com';
select is(full_name, 'منى علي حسن', 'the name after new metadata') from public.user_profiles where email = 'mona@example.com';

update auth.users set email = 'mona@example.org' where email = 'mona@example.com';
select is(count(*), 1::bigint, 'profile under the new address') from public.user_profiles where email = 'mona@example.org';

-- A deleted account takes everything along.
delete from auth.users where email = 'mona@example.org';
select is(count(*), 1::bigint, 'profiles left') from public.user_profiles;
select is(count(*), 1::bigint, 'addresses left') from public.addresses;

select * from finish();
rollback;
