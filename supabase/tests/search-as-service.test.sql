begin;
\ir setup.psql
select plan(15);

-- What nobody finds is counted once for every first page.
set local role anon;
select public.shop_catalogue(p_q => 'زَغْلُول');
select public.shop_catalogue(p_q => 'زغلول');
select public.shop_catalogue(p_q => 'زغلول', p_page => 2);
select public.shop_catalogue(p_q => 'زغلول الأحياء');
select public.shop_catalogue(p_q => 'الأحياء');
select public.shop_catalogue(p_q => 'كمياء');
select public.shop_catalogue(p_q => 'الأحياء', p_category => 'unknown');
select public.shop_suggest('غريب جدا');
select public.shop_catalogue(p_q => typed)
from unnest(array['زغلول 01012345678', 'zaghloul@example.com', 'ZD-7K3M-9QXT', 'https://example.com/x', '٠١٠١٢٣٤٥٦٧٨', repeat('غريب ', 15)]) as typed;

set local role service_role;
select is((select jsonb_object_agg(query, times) from public.search_misses), '{"زغلول": 2, "زغلول الاحيا": 1}', 'times by query');
select is((select near from public.search_misses where query = 'زغلول'), false, 'nothing was found');
select is((select near from public.search_misses where query = 'زغلول الاحيا'), true, 'part of it was found');
select throws_ok($$delete from public.search_misses$$, '42501', null, 'the view is for reading');

-- What staff teach is found at once.
insert into public.search_synonyms (phrase, finds) values ('زَغلول', 'الأحياء');
select is(tests.found('زغلول'), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'::text[], 'a synonym');
insert into public.search_synonyms (phrase, finds) values ('كتاب العلم', 'كيمياء الدم');
select is(tests.found('كتاب العلم'), '{CHE-1-QB}'::text[], 'a phrase with a synonym of two words');
insert into public.search_phrases (phrase, grade) values ('بكالوريا', 1);
select is(tests.found('بكالوريا'), '{CHE-1-QB}'::text[], 'a phrase for a grade');
update public.search_phrases set grade = 2 where phrase = 'بكالوريا';
select is(tests.found('بكالوريا'), '{BIO-2-RN}'::text[], 'changed');
delete from public.search_synonyms where phrase = 'زَغلول';
select is(tests.found('زغلول'), '{}'::text[], 'forgotten');

-- New names can be corrected and completed as soon as they are there.
insert into public.owners (slug, name, kind) values ('test-owner', 'بهجت الخطاط', 'author');
update public.products set owner_id = (select owner_id from public.owners where slug = 'test-owner') where sku = 'GIFT-100';
select is(tests.found('الخطاظ'), '{GIFT-100}'::text[], 'a new owner, misspelt');
select is(public.shop_suggest('بهج') -> 'owners' -> 0 ->> 'slug', 'test-owner', 'and suggested');
update public.owners set name = 'شوكت الخطاط' where slug = 'test-owner';
select is(public.shop_suggest('شوك') -> 'owners' -> 0 ->> 'slug', 'test-owner', 'renamed');
select is(public.shop_suggest('بهج') -> 'owners', '[]', 'and not found by the old name');

-- However many people search for however much, the table stays small; and it forgets.
reset role;
update private.search_misses set last_at = now() - interval '91 days', first_at = now() - interval '91 days';
set local role anon;
select public.shop_catalogue(p_q => 'شقندح');
reset role;
select is((select array_agg(query) from private.search_misses), '{شقندح}'::text[], 'the old ones are dropped');
insert into private.search_misses (query, near) select 'miss ' || n, false from generate_series(1, 299) as n;
set local role anon;
select public.shop_catalogue(p_q => 'هرنقل');
reset role;
select is((select count(*) from private.search_misses)::integer, 300, 'no more than 300 new ones an hour');

select * from finish();
rollback;
