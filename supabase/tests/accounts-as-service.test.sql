-- Staff in Studio: may correct a profile and an address, not whose it is.
set local role service_role;

select assert.refused($$update public.user_profiles set email = 'x@example.com'$$);
select assert.refused($$update public.user_profiles set user_id = gen_random_uuid()$$);
select assert.refused($$insert into public.user_profiles (user_id, email) values ('d0000000-0000-4000-8000-000000000003', 'x@example.com')$$);
select assert.refused('delete from public.user_profiles');
select assert.refused($$select public.create_or_update_user_address(
  'd0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x')$$);
select assert.refused($$insert into public.addresses (user_id, area_id, shipping_address, is_default)
  values ('d0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x', true)$$, '23505');
select assert.equal(count(*), 2::bigint, 'profiles') from public.user_profiles;

reset role;

-- What the auth service's changes do. Nobody has a profile before the address is confirmed.
select assert.equal(count(*), 0::bigint, 'profiles of the unconfirmed') from public.user_profiles where full_name = 'Waiting';
select assert.equal(full_name, 'Omar Said', 'the name that Google gives') from public.user_profiles where email = 'omar@example.com';

-- Metadata is the shopper's to change; the profile no longer listens to it.
update auth.users set raw_user_meta_data = '{"full_name": "Someone Else", "role": "admin"}', email_confirmed_at = now()
where email = 'mona@example.com';
select assert.equal(full_name, 'منى علي حسن', 'the name after new metadata') from public.user_profiles where email = 'mona@example.com';

update auth.users set email = 'mona@example.org' where email = 'mona@example.com';
select assert.equal(count(*), 1::bigint, 'profile under the new address') from public.user_profiles where email = 'mona@example.org';

-- A deleted account takes everything along.
delete from auth.users where email = 'mona@example.org';
select assert.equal(count(*), 1::bigint, 'profiles left') from public.user_profiles;
select assert.equal(count(*), 1::bigint, 'addresses left') from public.addresses;
