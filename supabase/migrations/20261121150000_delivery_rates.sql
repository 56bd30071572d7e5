-- What delivery costs, for pages that say so before the checkout does. Nothing is worked out anew: the fee of an area is
-- that of shipping_pt, and an estimate is what quote_order's own calculation says.

-- Every governorate of Egypt with the lowest and the highest fee among its areas, in whole piastres:
-- [{city_id, name, name_en, from_pt, to_pt}] in the order of the Arabic names.
create function public.delivery_rates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  settings constant public.pricing_settings := (select stored from public.pricing_settings as stored);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'city_id', city_id, 'name', name, 'name_en', name_en, 'from_pt', from_pt, 'to_pt', to_pt) order by name, city_id), '[]')
    from (
      select city.id as city_id, city.name, city.name_en,
        min(private.shipping_pt(area.id, settings)) as from_pt, max(private.shipping_pt(area.id, settings)) as to_pt
      from public.cities as city join public.areas as area on area.city_id = city.id
      where city.country_id = private.egypt_id()
      group by city.id) as governorate);
end
$$;

-- What a cart costs in a governorate whose area is not known yet, without a promo code: {subtotal_pt, fee_pt,
-- shipping_from_pt, shipping_to_pt, total_from_pt, total_to_pt}, quoted for the cheapest and for the dearest of its areas.
-- Refusals: PT422 unknown_city, and those of quote_order.
create function public.delivery_estimate(p_items jsonb, p_city_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  settings constant public.pricing_settings := (select stored from public.pricing_settings as stored);
  by_fee constant uuid[] := array(
    select area.id
    from public.areas as area join public.cities as city on city.id = area.city_id
    where city.id = p_city_id and city.country_id = private.egypt_id()
    order by private.shipping_pt(area.id, settings), area.id);
  cheapest jsonb;
  dearest jsonb;
begin
  if cardinality(by_fee) = 0 then
    raise sqlstate 'PT422' using message = 'unknown_city';
  end if;
  cheapest := private.quote(p_items, by_fee[1], private.egypt_id(), null, null);
  dearest := private.quote(p_items, by_fee[cardinality(by_fee)], private.egypt_id(), null, null);
  return jsonb_build_object(
    'subtotal_pt', cheapest -> 'subtotal_pt',
    'fee_pt', cheapest -> 'fee_pt',
    'shipping_from_pt', cheapest -> 'shipping_pt',
    'shipping_to_pt', dearest -> 'shipping_pt',
    'total_from_pt', cheapest -> 'total_pt',
    'total_to_pt', dearest -> 'total_pt');
end
$$;

-- Pages that say a fee are made again when one changes.
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

revoke all on function private.announce_delivery from public;
revoke all on function public.delivery_rates, public.delivery_estimate from public, anon, authenticated, service_role;
grant execute on function public.delivery_rates, public.delivery_estimate to anon, authenticated;
