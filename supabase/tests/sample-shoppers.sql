-- Two confirmed shoppers and one who has not opened the mail yet, as the auth service leaves them behind.

insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
  ('d0000000-0000-4000-8000-000000000001', 'mona@example.com', null,
   '{"full_name": "منى علي حسن", "phone": "+201012345678", "email_verified": true}'),
  ('d0000000-0000-4000-8000-000000000002', 'omar@example.com', now(),
   '{"name": "Omar Said", "full_name": "", "picture": "https://example.com/omar.png"}'),
  ('d0000000-0000-4000-8000-000000000003', 'waiting@example.com', null, '{"full_name": "Waiting"}');
update auth.users set email_confirmed_at = now() where email = 'mona@example.com';

insert into public.addresses (address_id, user_id, area_id, shipping_address, phone, is_default)
select address_id::uuid, user_id::uuid, area.id, shipping_address, '+201112345678', true
from (values
  ('ad000000-0000-4000-8000-000000000001', 'd0000000-0000-4000-8000-000000000001', '12 شارع النيل'),
  ('ad000000-0000-4000-8000-000000000002', 'd0000000-0000-4000-8000-000000000002', '7 Tahrir Square')
) as home (address_id, user_id, shipping_address),
  (select id from public.areas where city_id = '00000000-0000-4000-8002-000000000001' order by id limit 1) as area;
