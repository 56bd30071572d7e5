-- Mona, signed in: her own parcels, with their own courier.
set local role authenticated;
select assert.sign_in('d0000000-0000-4000-8000-000000000001');

select assert.equal(public.own_bill_codes('jt', array['JT0000001', 'JT0000001', 'JT0000002']), '["JT0000001"]', 'her parcels');
select assert.equal(public.own_bill_codes('aramex', array['JT0000001']), '[]', 'her parcels with another courier');
select assert.refused_as(statement, 'invalid_codes') from unnest(array[
  $$select public.own_bill_codes('jt', '{}')$$,
  $$select public.own_bill_codes('dhl', '{JT0000001}')$$,
  $$select public.own_bill_codes('jt', array_fill('JT0000001'::text, array[6]))$$]) as statement;

-- What was kept, and how, is the server's affair.
select assert.refused(statement) from unnest(array[
  $$select public.begin_tracking('jt', '{JT0000001}', 10)$$,
  $$select public.keep_tracking('jt', '[]')$$,
  $$select public.fail_tracking('jt', '{JT0000001}', 'courier_timeout', 10)$$,
  $$select * from private.tracking_answers$$,
  $$select * from private.request_counts$$,
  $$select private.courier_of('Aramex')$$]) as statement;

-- She may ask without her session's help, like everybody.
select assert.equal(public.track_order(order_number, '01112345678') ->> 'outcome', 'found', 'her order') from public.orders;
