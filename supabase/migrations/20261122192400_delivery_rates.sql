-- Delivery costs for pages before the checkout. Nothing is calculated twice: the fee of an area comes from shipping_pt,
-- and an estimate from quote_order's own calculation.

-- Every governorate of Egypt with the lowest and highest fee among its areas, in piastres: [{city_id, name, name_en,
-- from_pt, to_pt}] in the order of the Arabic names.
create function public.delivery_rates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  settings constant public.pricing_settings := (select stored from public.pricing_settings as stored);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'city_id', city_id, 'name', name, 'name_en', name_en, 'from_pt', from_pt, 'to_pt', to_pt) order by name, city_id), '[]')
    from (
      select city_id, name, name_en, min(fee_pt) as from_pt, max(fee_pt) as to_pt
      from (
        select city.id as city_id, city.name, city.name_en, private.shipping_pt(area.id, settings) as fee_pt
        from public.cities as city join public.areas as area on area.city_id = city.id
        where city.country_id = private.egypt_id()
        -- Without it each fee would be computed twice, for the lowest and for the highest.
        offset 0) as charged
      group by city_id, name, name_en) as governorate);
end
$$;

-- A change of a fee causes the pages that show fees to be rendered again.
create function private.announce_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.catalogue_changes (tag) values ('delivery') on conflict do nothing;
  if found then
    perform pg_notify('catalogue_changes', 'delivery');
  end if;
  return null;
end
$$;

create trigger shipping_city_rates_announce after insert or update or delete on public.shipping_city_rates
  for each statement execute function private.announce_delivery();
create trigger shipping_area_rates_announce after insert or update or delete on public.shipping_area_rates
  for each statement execute function private.announce_delivery();
create trigger pricing_settings_announce after update on public.pricing_settings
  for each statement execute function private.announce_delivery();
create trigger cities_announce after insert or update or delete on public.cities
  for each statement execute function private.announce_delivery();
create trigger areas_announce after insert or update or delete on public.areas
  for each statement execute function private.announce_delivery();

revoke all on all functions in schema private from public;
revoke all on function public.delivery_rates from public, anon, authenticated, service_role;
grant execute on function public.delivery_rates to anon, authenticated;
