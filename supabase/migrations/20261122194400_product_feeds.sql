-- The data of feeds for search engines and social networks.

-- The products after the given sku, in the order of the sku, as in shop_products_view: those with a picture and, for
-- English, an English name. charge_pt is what one copy costs in addition to its price, in piastres: the service fee,
-- and delivery to the most expensive place in Egypt, because a feed has one charge for the country.
create function public.shop_feed_products(
  p_after text default null, p_english boolean default false, p_limit integer default 250) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  settings constant public.pricing_settings := (select stored from public.pricing_settings as stored);
  shipping_pt constant bigint := (
    select max(private.shipping_pt(area.id, settings))
    from public.areas as area join public.cities as city on city.id = area.city_id
    where city.country_id = private.egypt_id());
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.sku), '[]')
    from (
      select product.*,
        shipping_pt + private.service_fee_pt((product.retail_price * 100)::bigint, settings) as charge_pt
      from public.shop_products_view as product
      where product.sku > coalesce(p_after, '')
        and product.image_url is not null
        and (product.name_en is not null or not coalesce(p_english, false))
      order by product.sku
      limit least(greatest(coalesce(p_limit, 250), 1), 1000)) as listed);
end
$$;

revoke all on function public.shop_feed_products from public, anon, authenticated, service_role;
grant execute on function public.shop_feed_products to anon, authenticated, service_role;
