set local role service_role;

-- What the database keeps by itself is not for writing.
select assert.refused($$update public.products set in_stock = true$$);
select assert.refused($$update public.products set updated_at = now()$$);
select assert.refused($$update public.products set search_text = 'x'$$);
select assert.refused($$update public.products set product_id = gen_random_uuid()$$);
select assert.refused($$update public.shop_products_view set retail_price = 1$$);
select assert.refused('select * from private.catalogue_counts');

-- What a product must be.
select assert.refused($$update public.products set sku = 'bio-3'$$, '23514');
select assert.refused($$update public.products set retail_price_pt = 0$$, '23514');
select assert.refused($$update public.products set grade = 4$$, '23514');
select assert.refused($$update public.products set isbn = '9789772727217'$$, '23514');
select assert.refused($$update public.products set isbn = '123'$$, '23514');
select assert.refused($$update public.products set image_url = 'javascript:alert(1)'$$, '23514');
select assert.refused($$update public.products set product_name = ' x '$$, '23514');
select assert.refused($$update public.products set term = 'third-term'$$, '23503');
select assert.refused($$update public.owners set kind = 'bookshop'$$, '23514');
select assert.refused($$update public.inventory set on_hand = -1$$, '23514');
select assert.refused($$update public.inventory set reserved = on_hand + 1$$, '23514');
select assert.refused($$update public.categories set slug = 'a/b' where slug = 'question-banks'$$, '23514');

-- Availability follows what the shop sets and what the stock allows.
update public.inventory set reserved = 5 where product_id = 'b0000000-0000-4000-8000-000000000001';
select assert.that(not available, 'the last copy reserved') from public.products where sku = 'BIO-3-QB';
update public.inventory set on_hand = 6 where product_id = 'b0000000-0000-4000-8000-000000000001';
select assert.that(available, 'one more copy') from public.products where sku = 'BIO-3-QB';
delete from public.inventory where product_id = 'b0000000-0000-4000-8000-000000000005';
select assert.that(available, 'no longer counted') from public.products where sku = 'CHE-1-QB';
update public.products set sellable = false where sku = 'CHE-1-QB';
select assert.that(not available, 'not for sale') from public.products where sku = 'CHE-1-QB';

reset role;
select assert.equal(count(*), 0::bigint, 'wrong counts') from private.wrong_catalogue_counts();
