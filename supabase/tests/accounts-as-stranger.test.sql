-- Omar, signed in, at Mona's profile and addresses.
set local role authenticated;
select set_config('request.jwt.claim.sub', 'd0000000-0000-4000-8000-000000000002', true);

select assert.refused($$insert into public.user_profiles (user_id, email) values ('d0000000-0000-4000-8000-000000000003', 'x@example.com')$$);
select assert.refused($$update public.user_profiles set email = 'omar@example.com' where email = 'mona@example.com'$$);
select assert.refused($$delete from public.user_profiles where email = 'mona@example.com'$$);
select assert.refused('truncate public.user_profiles cascade');
select assert.refused($$insert into public.addresses (user_id, area_id, shipping_address)
  values ('d0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x')$$);
select assert.refused($$update public.addresses set shipping_address = 'x'$$);
select assert.refused('delete from public.addresses');
select assert.refused('truncate public.addresses');
select assert.refused('select * from auth.users');

-- Her address is hers, and a null is nobody.
select assert.refused($$select public.create_or_update_user_address(
  'd0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x')$$, 'PT403');
select assert.refused($$select public.create_or_update_user_address(
  null, '00000000-0000-4000-8000-0000000000a0', 'x')$$, 'PT403');

-- What is not refused finds nothing of hers.
select assert.equal(count(*), 0::bigint, 'profiles of others') from public.user_profiles where email <> 'omar@example.com';
select assert.equal(count(*), 0::bigint, 'addresses of others') from public.addresses
where user_id <> 'd0000000-0000-4000-8000-000000000002';
update public.user_profiles set full_name = 'Owned', phone = '+20100000000', phone_2 = null
where user_id = 'd0000000-0000-4000-8000-000000000001';
update public.user_profiles set phone_2 = '01000000000';

reset role;
select assert.equal(full_name, 'منى علي حسن', 'her name') from public.user_profiles where email = 'mona@example.com';
select assert.equal(phone_2, null::text, 'her second phone') from public.user_profiles where email = 'mona@example.com';
select assert.equal(shipping_address, '12 شارع النيل', 'her address') from public.addresses
where user_id = 'd0000000-0000-4000-8000-000000000001';

-- A token without a shopper behind it, and one whose shopper never confirmed the address.
set local role authenticated;
select set_config('request.jwt.claim.sub', sub, true), assert.refused(format(
  $$select public.create_or_update_user_address(%L, '00000000-0000-4000-8000-0000000000a0', 'x')$$, nullif(sub, '')), 'PT401')
from (values (''), ('d0000000-0000-4000-8000-000000000003'), ('d0000000-0000-4000-8000-00000000dead')) as tokens (sub);
