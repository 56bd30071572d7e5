begin;
\ir setup.psql
select plan(8);

set local role anon;

-- Reads published rows, and nothing else.
select is(count(*), 6::bigint, 'visible products') from public.products;
select is(count(*), 6::bigint, 'visible products of the view') from public.shop_products_view;
select is(count(*), 0::bigint, 'a hidden product') from public.shop_products_view where sku = 'BIO-9-HID';
select is(count(*), 1::bigint, 'visible specifications') from public.product_specifications;
select is(count(*), 2::bigint, 'visible pictures') from public.product_pictures;
select is(public.shop_catalogue() ->> 'total', '6', 'the total of the list');
select is(public.shop_catalogue(p_q => 'ينشر') ->> 'total', '0', 'hidden product in a search');
select is(jsonb_array_length(public.shop_sitemap_products()), 6, 'products in the sitemap');

select * from finish();
rollback;
