-- What the shop charges in addition to books: rows that staff edit. Shoppers never read them; they call quote_order.
-- All amounts are in piastres.

-- Identifiers that the locations define permanently.
create function private.egypt_id() returns uuid
language sql immutable parallel safe
return '00000000-0000-4000-8000-0000000000e9'::uuid;

-- The one area that represents all addresses outside Egypt.
create function private.abroad_area_id() returns uuid
language sql immutable parallel safe
return '00000000-0000-4000-8000-0000000000a0'::uuid;

-- Shipping to a governorate, and to those of its areas with a different fee.
create table public.shipping_city_rates (
  city_id uuid primary key references public.cities (id) on delete cascade,
  amount_pt bigint not null check (amount_pt between 0 and 10000000),
  updated_at timestamptz not null default now()
);

create table public.shipping_area_rates (
  area_id uuid primary key references public.areas (id) on delete cascade,
  amount_pt bigint not null check (amount_pt between 0 and 10000000),
  updated_at timestamptz not null default now()
);

-- A single row.
create table public.pricing_settings (
  only_row boolean primary key default true check (only_row),
  abroad_shipping_pt bigint not null check (abroad_shipping_pt between 0 and 10000000),
  -- For governorates without a rate.
  unlisted_shipping_pt bigint not null check (unlisted_shipping_pt between 0 and 10000000),
  -- The service fee: a fixed part, and basis points of the books' price.
  fee_fixed_pt bigint not null check (fee_fixed_pt between 0 and 10000000),
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  -- How long an order holds its stock before a payment is begun, and after the beginning of each one.
  hold_minutes integer not null default 30 check (hold_minutes between 1 and 1440),
  updated_at timestamptz not null default now()
);

alter table public.shipping_city_rates enable row level security;
alter table public.shipping_area_rates enable row level security;
alter table public.pricing_settings enable row level security;

revoke all on public.shipping_city_rates, public.shipping_area_rates, public.pricing_settings
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.shipping_city_rates, public.shipping_area_rates to service_role;
grant select, update on public.pricing_settings to service_role;

create trigger shipping_city_rates_touch before update on public.shipping_city_rates
  for each row execute function private.touch_updated_at();
create trigger shipping_area_rates_touch before update on public.shipping_area_rates
  for each row execute function private.touch_updated_at();
create trigger pricing_settings_touch before update on public.pricing_settings
  for each row execute function private.touch_updated_at();

-- A share of an amount in piastres, given in basis points, rounded half up.
create function private.share_pt(amount_pt bigint, basis_points integer) returns bigint
language sql immutable strict parallel safe
return (amount_pt * basis_points + 5000) / 10000;

create function private.service_fee_pt(subtotal_pt bigint, settings public.pricing_settings) returns bigint
language sql immutable parallel safe
as $$ select settings.fee_fixed_pt + private.share_pt(subtotal_pt, settings.fee_basis_points) $$;

-- The area that an order is shipped to: in Egypt the given one, elsewhere the area that represents abroad. Errors:
-- PT422 unknown_country, unknown_area, area_outside_country.
create function private.shipping_area(p_country_id uuid, p_area_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  area_country uuid;
  area_exists boolean;
begin
  if not exists (select from public.countries where id = p_country_id) then
    raise sqlstate 'PT422' using message = 'unknown_country';
  end if;
  if p_area_id is null and p_country_id <> private.egypt_id() then
    return private.abroad_area_id();
  end if;
  select city.country_id, true into area_country, area_exists
  from public.areas as area join public.cities as city on city.id = area.city_id
  where area.id = p_area_id;
  if area_exists is null then
    raise sqlstate 'PT422' using message = 'unknown_area';
  elsif p_country_id = private.egypt_id() and area_country is distinct from p_country_id
     or p_country_id <> private.egypt_id() and p_area_id <> private.abroad_area_id() then
    raise sqlstate 'PT422' using message = 'area_outside_country';
  end if;
  return p_area_id;
end
$$;

create function private.shipping_pt(p_area_id uuid, settings public.pricing_settings) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  if p_area_id = private.abroad_area_id() then
    return settings.abroad_shipping_pt;
  end if;
  return (
    select coalesce(area_rate.amount_pt, city_rate.amount_pt, settings.unlisted_shipping_pt)
    from public.areas as area
    left join public.shipping_area_rates as area_rate on area_rate.area_id = area.id
    left join public.shipping_city_rates as city_rate on city_rate.city_id = area.city_id
    where area.id = p_area_id);
end
$$;

-- The initial rates of a new shop, in piastres: the usual zones of Egyptian couriers. The shop edits the rows.
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

-- New towns and places that couriers reach by a different route than the rest of their governorate.
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

revoke all on all functions in schema private from public;
