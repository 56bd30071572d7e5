set local role anon;

select assert.refused($$insert into public.countries values (gen_random_uuid(), 'ZZ', 'ز', 'Z')$$);
select assert.refused($$update public.cities set name = 'x'$$);
select assert.refused($$delete from public.areas$$);
select assert.refused($$truncate public.countries$$);

select assert.equal(count(*), 249::bigint, 'countries of ISO 3166') from public.countries;
select assert.equal(count(distinct name) + count(distinct name_en), 498::bigint, 'different names') from public.countries;
select assert.that(bool_and(name ~ '[ء-ي]'), 'Arabic names in Arabic') from public.countries;
select assert.equal(iso2, 'EG', 'the identifier of Egypt') from public.countries
where id = '00000000-0000-4000-8000-0000000000e9';
select assert.equal(count(*), 27::bigint, 'governorates of Egypt') from public.cities
where country_id = '00000000-0000-4000-8000-0000000000e9';
select assert.equal(count(*), 396::bigint, 'areas of Egypt')
from public.areas join public.cities on cities.id = areas.city_id
where cities.country_id = '00000000-0000-4000-8000-0000000000e9';
select assert.equal(cities.country_id, null::uuid, 'no country lists the city of foreign addresses')
from public.areas join public.cities on cities.id = areas.city_id
where areas.id = '00000000-0000-4000-8000-0000000000a0';
