set local role anon;

select assert.equal(retail_price, 345.5::float8, 'pounds as a plain number') from public.shop_products_view where sku = 'BIO-3-QB';
select assert.equal(pg_typeof(retail_price)::text, 'double precision', 'type of the price') from public.shop_products_view limit 1;
select assert.equal(name, product_name, 'both names of the name') from public.shop_products_view;

-- The known pairs first, then the product's own, each in both languages.
select assert.equal(
  specifications,
  '[{"spec_name": "المادة", "spec_value": "الأحياء", "spec_name_en": "Subject", "spec_value_en": "Biology"},
    {"spec_name": "الترم", "spec_value": "العام كامل", "spec_name_en": "Term", "spec_value_en": "Full year"},
    {"spec_name": "عام/أزهر", "spec_value": "عام", "spec_name_en": "Track", "spec_value_en": "General"},
    {"spec_name": "الطباعة", "spec_value": "لونان", "spec_name_en": "Print", "spec_value_en": "Two colours"}]'::jsonb,
  'specifications in order')
from public.shop_products_view where sku = 'BIO-3-QB';
select assert.equal(specifications, '[]'::jsonb, 'a product without any') from public.shop_products_view where sku = 'GIFT-100';

select assert.that(available, 'in stock') from public.shop_products_view where sku = 'BIO-3-QB';
select assert.that(available, 'no stock count is unlimited stock') from public.shop_products_view where sku = 'GIFT-100';
select assert.that(not available, 'all copies reserved') from public.shop_products_view where sku = 'CHE-1-QB';
