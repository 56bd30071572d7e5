-- The rates that a new shop begins with, in whole piastres: Egyptian couriers' usual zones. The shop
-- edits the rows.

insert into public.pricing_settings (abroad_shipping_pt, unlisted_shipping_pt, fee_fixed_pt, fee_basis_points)
values (95000, 9500, 500, 100);

insert into public.shipping_city_rates (city_id, amount_pt)
select id, zone.amount_pt
from (values
  (5000, array['Cairo', 'Giza']),
  (5500, array['Alexandria', 'Qalyubia']),
  (6000, array['Beheira', 'Dakahlia', 'Damietta', 'Gharbia', 'Kafr El Sheikh', 'Monufia', 'Sharqia']),
  (6500, array['Ismailia', 'Port Said', 'Suez']),
  (7500, array['Asyut', 'Beni Suef', 'Fayoum', 'Minya', 'Sohag']),
  (8500, array['Aswan', 'Luxor', 'Qena']),
  (9500, array['Matrouh', 'New Valley', 'North Sinai', 'Red Sea', 'South Sinai'])
) as zone (amount_pt, governorates)
join public.cities on cities.name_en = any (zone.governorates) and cities.country_id = private.egypt_id();

-- New towns and places that couriers reach by another route than the rest of their governorate.
insert into public.shipping_area_rates (area_id, amount_pt)
select area.id, place.amount_pt
from (values
  (6000, 'Cairo', array['10th of Ramadan City', 'Badr City', 'Capital New', 'Madinty', 'Shorouk']),
  (8500, 'Giza', array['Al Wahat Al Baharia', 'Al-Bawaiti']),
  (7500, 'Alexandria', array['Bourj Alarab', 'Marina', 'North Coast/sahel']),
  (12000, 'Red Sea', array['Halaib', 'Shalatin']),
  (12000, 'New Valley', array['Farafra']),
  (12000, 'Matrouh', array['Salloum', 'Siwa'])
) as place (amount_pt, governorate, areas)
join public.cities as city on city.name_en = place.governorate and city.country_id = private.egypt_id()
join public.areas as area on area.city_id = city.id and area.name_en = any (place.areas);
