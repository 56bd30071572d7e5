begin;
\ir setup.psql
select plan(7);

-- Mona, signed in: her own parcels, each with its courier.
set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000001');

select is(public.own_bill_codes('jt', array['JT0000001', 'JT0000001', 'JT0000002']), '["JT0000001"]', 'her parcels');
select is(public.own_bill_codes('aramex', array['JT0000001']), '[]', 'her parcels with another courier');
select throws_ok(statement, 'PT400', 'invalid_codes') from unnest(array[
  $$select public.own_bill_codes('jt', '{}')$$,
  $$select public.own_bill_codes('dhl', '{JT0000001}')$$,
  $$select public.own_bill_codes('jt', array_fill('JT0000001'::text, array[6]))$$]) as statement;

-- She may also query without her session, like everybody.
select is(public.track_order(order_number, '01112345678') ->> 'outcome', 'found', 'her order') from public.orders;

select * from finish();
rollback;
