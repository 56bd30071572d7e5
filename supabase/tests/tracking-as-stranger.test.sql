begin;
\ir setup.psql
select plan(3);

-- Omar, signed in, with Mona's parcel: as if it did not exist.
set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000002');
select is(public.own_bill_codes('jt', array['JT0000001']), public.own_bill_codes('jt', array['JT9999999']), 'another shopper''s parcels');

-- A token without an account.
select tests.sign_in(null);
select is(public.own_bill_codes('jt', array['JT0000001']), '[]', 'unknown parcels');

-- An order whose account was deleted belongs to nobody, and certainly not to a token without an account.
reset role;
update public.orders set user_id = null;
set local role authenticated;
select is(public.own_bill_codes('jt', array['JT0000001']), '[]', 'parcels of a deleted account');

select * from finish();
rollback;
