set local role anon;

-- Writing, in every way there is.
select assert.refused($$insert into public.products (sku) values ('X-1')$$);
select assert.refused($$update public.products set retail_price_pt = 1$$);
select assert.refused($$update public.products set published = true where sku = 'BIO-9-HID'$$);
select assert.refused($$delete from public.products$$);
select assert.refused($$truncate public.products cascade$$);
select assert.refused($$update public.categories set name = 'x'$$);
select assert.refused($$insert into public.subjects (slug, name) values ('x', 'x')$$);
select assert.refused($$update public.owners set kind = 'author'$$);
select assert.refused($$delete from public.terms$$);
select assert.refused($$delete from public.levels$$);
select assert.refused($$update public.product_specifications set spec_value = 'x'$$);

-- The view takes no writes; what it stands on stays as it was.
select assert.refused($$update public.shop_products_view set retail_price = 0.01$$);
select assert.refused($$insert into public.shop_products_view (sku) values ('X-1')$$);
select assert.refused($$delete from public.shop_products_view$$);

-- Stock, counters, announcements and staged rows are nobody's business.
select assert.refused('select * from public.inventory');
select assert.refused('select * from private.catalogue_counts');
select assert.refused('select * from private.catalogue_changes');
select assert.refused('select * from private.catalogue_import_rows');
select assert.refused($$select private.apply_count_changes('{}')$$);
select assert.refused($$select public.catalogue_import_stage(gen_random_uuid(), '[]')$$);
select assert.refused('select public.catalogue_import_commit(gen_random_uuid(), true)');

-- Reading: what is published, and nothing else.
select assert.equal(count(*), 6::bigint, 'products seen') from public.products;
select assert.equal(count(*), 6::bigint, 'products in the view') from public.shop_products_view;
select assert.equal(count(*), 0::bigint, 'hidden product') from public.shop_products_view where sku = 'BIO-9-HID';
select assert.equal(count(*), 1::bigint, 'specifications seen') from public.product_specifications;
select assert.equal(public.shop_catalogue() ->> 'total', '6', 'total of the listing');
select assert.equal(public.shop_catalogue(p_q => 'ينشر') ->> 'total', '0', 'hidden product in a search');
select assert.equal(jsonb_array_length(public.shop_sitemap_products()), 6, 'products in the sitemap');
