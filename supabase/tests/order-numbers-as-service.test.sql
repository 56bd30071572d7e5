begin;
\ir setup.psql
select plan(1);

-- All forty bits are random: among a thousand codes, hardly any two share three of their characters at any position.
select is(array_agg(place order by place), '{1, 2, 3, 4, 5, 6}', 'places with many different characters')
from (
  select place from generate_series(1, 6) as place, (
    select private.random_code() as code from generate_series(1, 1000)) as made
  group by place
  having count(distinct substr(code, place, 3)) > 900) as varied;

select * from finish();
rollback;
