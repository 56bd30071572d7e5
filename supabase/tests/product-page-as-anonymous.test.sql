begin;
\ir setup.psql
select plan(5);

set local role anon;

select is(public.shop_product(sku) -> 'product', to_jsonb(shown), 'the row of the view')
from public.shop_products_view as shown where sku = 'BIO-3-QB';
select is(public.shop_product('BIO-3-QB') -> 'related', public.shop_related('BIO-3-QB'), 'related books');
select is(public.shop_product(sku), null, coalesce(sku, 'nothing'))
from unnest(array['BIO-9-HID', 'NONE', null]) as sku;

select * from finish();
rollback;
