begin;
\ir setup.psql
select plan(9);

set local role anon;

select is(count(*), 249::bigint, 'countries of ISO 3166') from public.countries;
select is(count(distinct name) + count(distinct name_en), 498::bigint, 'different names') from public.countries;
select ok(bool_and(name ~ '[ء-ي]'), 'Arabic names in Arabic') from public.countries;
select is(iso2, 'EG', 'the identifier of Egypt') from public.countries
where id = '00000000-0000-4000-8000-0000000000e9';
select is(count(*), 27::bigint, 'governorates of Egypt') from public.cities
where country_id = '00000000-0000-4000-8000-0000000000e9';
select is(count(*), 396::bigint, 'areas of Egypt')
from public.areas join public.cities on cities.id = areas.city_id
where cities.country_id = '00000000-0000-4000-8000-0000000000e9';
select is(cities.country_id, null::uuid, 'no country lists the city of foreign addresses')
from public.areas join public.cities on cities.id = areas.city_id
where areas.id = '00000000-0000-4000-8000-0000000000a0';

-- At the beginning of a word, and after the article, a bare alif occurs only in "ال".
select is(string_agg(name, ', '), null, 'no area lacks a hamza')
from public.areas where name ~ '(^|\s)(ال)?ا(?!ل)';
select is(string_agg(name, ', '), null, 'no area ends in ى for ي, or in ه for ة')
from public.areas where name ~ '[ىه](\s|$)'
and name !~ '(^مرسى |^الواسطى$|الكبرى$|عيسى$|^زفتى$|^المنتزه$|^نبروه$)';

select * from finish();
rollback;
