begin;
\ir setup.psql
select plan(3);

-- Omar, signed in, at Mona's parcel: it is as if it did not exist.
set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000002');
select is(public.own_bill_codes('jt', array['JT0000001']), public.own_bill_codes('jt', array['JT9999999']), 'parcels of others');

-- A token without a shopper behind it.
select tests.sign_in(null);
select is(public.own_bill_codes('jt', array['JT0000001']), '[]', 'parcels of nobody');

-- An order whose account is gone belongs to nobody, and least of all to a token without a shopper.
reset role;
update public.orders set user_id = null;
set local role authenticated;
select is(public.own_bill_codes('jt', array['JT0000001']), '[]', 'parcels of a deleted account');

select * from finish();
rollback;
