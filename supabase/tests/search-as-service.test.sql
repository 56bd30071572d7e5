begin;
\ir setup.psql
select plan(18);

-- Searches without a result are counted once per report. The search itself counts nothing, because the shop's server
-- calls it.
set local role anon;
select public.shop_catalogue(p_q => 'زغلول');
select public.report_search_miss('زَغْلُول');
select public.report_search_miss('زغلول');
select public.report_search_miss('زغلول الأحياء');
select public.report_search_miss('الأحياء');
select public.report_search_miss('كمياء');
select public.report_search_miss(typed)
from unnest(array['زغلول 01012345678', 'zaghloul@example.com', 'ZD-7K3M-9QXT', 'https://example.com/x', '٠١٠١٢٣٤٥٦٧٨',
  repeat('غريب ', 15), 'ZD–7K3M–9QXT', 'ＺＤ－７Ｋ３Ｍ－９ＱＸＴ', '7k3m 9qxt', '7K3M9QXT', 'zaghloul＠example', 'zaghloul gmail com',
  'منى زغلول شارع النصر', 'زغلول عمارة ٧ الشقة ٣', 'Mona 12 Nasr St.']) as typed;

set local role service_role;
select is((select jsonb_object_agg(query, times) from public.search_misses), '{"زغلول": 2, "زغلول الاحيا": 1}', 'times by query');
select is((select near from public.search_misses where query = 'زغلول'), false, 'nothing was found');
select is((select near from public.search_misses where query = 'زغلول الاحيا'), true, 'part of it was found');
select throws_ok($$delete from public.search_misses$$, '42501', null, 'the view is read-only');

-- New vocabulary takes effect immediately.
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

-- New names can be corrected and completed immediately.
insert into public.owners (slug, name, kind) values ('test-owner', 'بهجت الخطاط', 'author');
update public.products set owner_id = (select owner_id from public.owners where slug = 'test-owner') where sku = 'GIFT-100';
select is(tests.found('الخطاظ'), '{GIFT-100}'::text[], 'a new owner, misspelt');
select is(public.shop_suggest('بهج') -> 'owners' -> 0 ->> 'slug', 'test-owner', 'and suggested');
update public.owners set name = 'شوكت الخطاط' where slug = 'test-owner';
select is(public.shop_suggest('شوك') -> 'owners' -> 0 ->> 'slug', 'test-owner', 'renamed');
select is(public.shop_suggest('بهج') -> 'owners', '[]', 'and not found by the old name');

-- However many searches one caller reports, others stay visible; and old ones are deleted.
reset role;
update private.search_misses set last_at = now() - interval '91 days', first_at = now() - interval '91 days';
delete from private.request_counts;
set local role anon;
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', true);
select public.report_search_miss('شقندح');
reset role;
select is((select array_agg(query) from private.search_misses), '{شقندح}'::text[], 'the old ones are dropped');
set local role anon;
select public.report_search_miss('شقندح ' || chr(1570 + n % 20) || chr(1580 + n / 20)) from generate_series(1, 60) as n;
reset role;
select is((select sum(times) from private.search_misses)::integer, 50, 'fifty of one caller are counted in a day');
set local role anon;
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.8"}', true);
select public.report_search_miss('هرنقل');
reset role;
select is((select times from private.search_misses where query = 'هرنقل'), 1::bigint, 'another caller is counted');
insert into private.search_misses (query, near, times, last_at)
select 'miss ' || n, false, case n when 1 then 1 else 2 end, now() - interval '1 day' from generate_series(1, 4950) as n;
delete from private.search_misses where query like 'شقندح %';
insert into private.search_misses (query, near, times)
select 'more ' || n, false, 2 from generate_series(1, 5000 - (select count(*)::integer from private.search_misses)) as n;
set local role anon;
select public.report_search_miss('قرنبيط');
reset role;
select is((select count(*) from private.search_misses)::integer, 5000, 'no more than 5,000 are kept');
select is(
  (select array_agg(query order by query collate "C") from private.search_misses where query in ('miss 1', 'قرنبيط')),
  '{قرنبيط}'::text[], 'the least frequent and oldest search gives way');

select * from finish();
rollback;
