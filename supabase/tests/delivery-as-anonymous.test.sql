begin;
\ir setup.psql
select plan(11);

set local role anon;

select is(jsonb_array_length(public.delivery_rates()), 27, 'every governorate');
select is(
  (select rate - 'city_id' from jsonb_array_elements(public.delivery_rates()) as rate where rate ->> 'name_en' = 'Matrouh'),
  '{"name": "مطروح", "name_en": "Matrouh", "from_pt": 9500, "to_pt": 12000}', 'a governorate with a more expensive area');

create function pg_temp.estimate(city_id uuid, items jsonb default '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 2}]')
returns jsonb language sql as $$ select public.delivery_estimate(items, city_id) $$;
select is(pg_temp.estimate(id), '{"subtotal_pt": 19800, "fee_pt": 698, "shipping_from_pt": 9500,
  "shipping_to_pt": 12000, "total_from_pt": 29998, "total_to_pt": 32498}', 'two books to Matrouh')
from public.cities where name_en = 'Matrouh';

-- Only Egypt has governorates, and a cart is validated as in the checkout.
select throws_ok(format('select public.delivery_estimate(%L, %L)', '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1}]', id), 'PT422')
from unnest(array['00000000-0000-4000-8000-0000000000a0', '00000000-0000-4000-8000-00000000dead', null]::uuid[]) as id;
select throws_ok(format('select public.delivery_estimate(%L, %L)', items, id), state)
from public.cities, (values ('[]', 'PT422'), ('{}', 'PT400'), (null, 'PT400'),
  ('[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 11}]', 'PT422')) as wrong (items, state)
where name_en = 'Cairo';

-- A change of a fee is announced once.
reset role;
update public.shipping_city_rates set amount_pt = amount_pt + 100;
update public.pricing_settings set fee_fixed_pt = 700;
select is(count(*), 1::bigint, 'announced') from private.catalogue_changes
where tag = 'delivery' and transaction_id = pg_current_xact_id();

select * from finish();
rollback;
