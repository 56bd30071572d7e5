-- The data of a product page, in one round trip.

-- {product, related}: a row of shop_products_view, and cards as in shop_related. Null for an unknown sku. In PL/pgSQL,
-- which keeps the plan.
create function public.shop_product(p_sku text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('product', to_jsonb(shown), 'related', public.shop_related(shown.sku))
    from public.shop_products_view as shown
    where shown.sku = p_sku);
end
$$;

revoke all on function public.shop_product from public, anon, authenticated, service_role;
grant execute on function public.shop_product to anon, authenticated, service_role;
