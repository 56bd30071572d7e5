set local role anon;

select assert.refused('select * from public.user_profiles');
select assert.refused($$select * from public.user_profiles where email = 'mona@example.com'$$);
select assert.refused($$insert into public.user_profiles (user_id, email) values ('d0000000-0000-4000-8000-000000000003', 'x@example.com')$$);
select assert.refused($$update public.user_profiles set full_name = 'x'$$);
select assert.refused('delete from public.user_profiles');
select assert.refused('truncate public.user_profiles cascade');

select assert.refused('select * from public.addresses');
select assert.refused($$insert into public.addresses (user_id, area_id, shipping_address)
  values ('d0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x')$$);
select assert.refused($$update public.addresses set shipping_address = 'x'$$);
select assert.refused('delete from public.addresses');
select assert.refused('truncate public.addresses');

select assert.refused($$select public.create_or_update_user_address(
  'd0000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a0', 'x')$$);
select assert.refused($$select private.clean_phone('1')$$);
select assert.refused('select * from auth.users');
