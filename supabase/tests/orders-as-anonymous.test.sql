begin;
\ir setup.psql
select plan(3);

set local role anon;

-- Everybody can get prices, but only signed-in shoppers can use promo codes.
create function pg_temp.quote(promo text) returns jsonb language sql as $$
  select public.quote_order('[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 2}]',
    '00000000-0000-4000-8003-000001000021', '00000000-0000-4000-8000-0000000000e9', promo) $$;
select is(pg_temp.quote(null) -> 'promo', 'null', 'no promo');
select is(pg_temp.quote('zad10') #>> '{promo,reason}', 'sign_in', 'another shopper''s promo code');
select is(pg_temp.quote('zad10') -> 'total_pt', pg_temp.quote(null) -> 'total_pt', 'its total');

select * from finish();
rollback;
