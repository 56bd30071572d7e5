begin;
\ir setup.psql
select plan(21);

set local role service_role;

-- Constraints of products.
select throws_ok($$update public.products set sku = 'bio-3'$$, '23514');
select throws_ok($$update public.products set retail_price_pt = 0$$, '23514');
select throws_ok($$update public.products set grade = 4$$, '23514');
select throws_ok($$update public.products set isbn = '9789772727217'$$, '23514');
select throws_ok($$update public.products set isbn = '123'$$, '23514');
select throws_ok($$update public.products set image_url = 'javascript:alert(1)'$$, '23514');
select throws_ok($$update public.product_pictures set image_url = 'javascript:alert(1)'$$, '23514');
select throws_ok($$update public.product_pictures set image_url = '/a.webp;/b.webp'$$, '23514');
select throws_ok($$update public.product_pictures set position = 13$$, '23514');
select throws_ok($$update public.product_pictures set position = 1$$, '23505');
select throws_ok($$update public.products set product_name = ' x '$$, '23514');
select throws_ok($$update public.products set term = 'third-term'$$, '23503');
select throws_ok($$update public.owners set kind = 'bookshop'$$, '23514');
select throws_ok($$update public.inventory set on_hand = -1$$, '23514');
select throws_ok($$update public.inventory set reserved = on_hand + 1$$, '23514');
select throws_ok($$update public.categories set slug = 'a/b' where slug = 'question-banks'$$, '23514');

-- Availability depends on the shop's setting and on the stock.
update public.inventory set reserved = 5 where product_id = 'b0000000-0000-4000-8000-000000000001';
select ok(not available, 'the last copy is reserved') from public.products where sku = 'BIO-3-QB';
update public.inventory set on_hand = 6 where product_id = 'b0000000-0000-4000-8000-000000000001';
select ok(available, 'one more copy') from public.products where sku = 'BIO-3-QB';
delete from public.inventory where product_id = 'b0000000-0000-4000-8000-000000000005';
select ok(available, 'unlimited stock') from public.products where sku = 'CHE-1-QB';
update public.products set sellable = false where sku = 'CHE-1-QB';
select ok(not available, 'not for sale') from public.products where sku = 'CHE-1-QB';

reset role;
select is(count(*), 0::bigint, 'incorrect counts') from private.wrong_catalogue_counts();

select * from finish();
rollback;
