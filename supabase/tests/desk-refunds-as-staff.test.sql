begin;
\ir setup.psql
\ir sample-staff.psql
select plan(50);

-- Refunds at the desk: of the charge that was shown, and of no order that is still shipped.
insert into public.inventory (product_id, on_hand) values ('b0000000-0000-4000-8000-000000000004', 100)
on conflict (product_id) do update set on_hand = 100;

create function pg_temp.provider_says(key text, status text, transaction text) returns void language sql security definer as $$
  select tests.report(key, status, jsonb_build_object('transaction_id', transaction)) $$;
-- The open refund of an order is carried out.
create function pg_temp.carry_out(key text, transaction text) returns text language sql security definer as $$
  select public.claim_refunds();
  select pg_temp.provider_says(key, 'PAID', transaction);
  select public.step_refund(refund_id) from private.refunds where order_id = tests.order_of(key) and ended_at is null;
  select pg_temp.provider_says(key, 'REFUNDED', transaction);
  select string_agg(transaction_id || ' ' || state, ', ' order by created_at) from private.refunds where order_id = tests.order_of(key) $$;
create function pg_temp.refund(key text, transaction text, amount bigint = null, cancel boolean = false, restock boolean = false) returns text
language sql as $$
  select public.desk_refund_order(tests.order_of(key), transaction, amount, 'torn', restock, cancel, 25700) ->> 'state' $$;
create function pg_temp.status_of(key text) returns text language sql security definer as $$
  select concat_ws(' ', status, case when refund_due then 'refund_due' end) from public.orders where order_id = tests.order_of(key) $$;
create function pg_temp.mails_of(key text, mail_kind text) returns bigint language sql security definer as $$
  select count(*) from private.mails where order_id = tests.order_of(key) and kind = mail_kind $$;
create function pg_temp.cancelled_mail_of(key text) returns text language sql security definer as $$
  select private.mail_content(mail) ->> 'refund_due' from private.mails as mail where order_id = tests.order_of(key) and kind = 'cancelled' $$;

select tests.pay('3'), tests.report('3', 'PAID'), pg_temp.provider_says('3', 'PAID', '983');
select tests.pay('4'), tests.report('4', 'PAID');
select tests.pay('5', 'paymob', 'kiosk'), tests.report('5', 'PAID');
select tests.pay('6'), tests.report('6', 'PAID');
select tests.pay('7'), tests.report('7', 'PAID');
set local role authenticated;
select tests.at_desk();

-- Paid twice: each charge is listed, the surplus one first.
select is(tests.shown('3', 'may,refunds,0,transaction_id') || ' ' || tests.shown('3', 'may,refunds,1,transaction_id'), '983 973', 'both charges');
select is(tests.shown('3', 'may,refunds,0,is_owed') || ' ' || tests.shown('3', 'may,refunds,1,is_owed'), 'true false', 'one of them is surplus');
select is(pg_temp.refund('3', '983'), 'queued', 'the second charge');
select throws_ok($$select pg_temp.refund('3', '983')$$, 'PT409', 'refund_open');
select throws_ok($$select pg_temp.refund('3', '973')$$, 'PT409', 'refund_open');
select is(pg_temp.carry_out('3', '983'), '983 done', 'it was refunded');
select throws_ok($$select pg_temp.refund('3', '983')$$, 'PT409', 'nothing_to_refund');
select throws_ok($$select pg_temp.refund('3', null)$$, 'PT409', 'nothing_to_refund');
select throws_ok($$select pg_temp.refund('3', '1')$$, 'PT409', 'nothing_to_refund');
select throws_ok($$select public.desk_refund_order(tests.order_of('3'), '973', null, 'torn', false, false, 25699)$$, 'PT409', 'changed_meanwhile');
select is(pg_temp.status_of('3'), 'processing', 'the order is still to be packed');
select is(public.desk_start_packing(array[tests.order_of('3')]) #>> '{orders,0,verdict}', 'started', 'it is packed');
select is(tests.shown('3', 'moves,0,to_status'), 'cancelled', 'it has no tracking number yet');

-- The settling payment is refunded: the order is not shipped.
select is(pg_temp.refund('3', '973'), 'queued', 'the first charge, named explicitly');
select is(tests.shown('3', 'may,ship'), 'false', 'packing is not offered');
select throws_ok($$select public.desk_ship_order(tests.order_of('3'), 'preparing', 'aramex', '9000000009')$$, 'PT409', 'order_refunded');
select is(public.desk_take_tracking(jsonb_build_array(jsonb_build_object('order_number', tests.shown('3', 'order_number'), 'number', '9000000009')), 'aramex')
  #>> '{rows,0,verdict}', 'refunded', 'nor allowed for a list');
select is(public.desk_packing('preparing') #>> '{orders,0,is_given_back}', 'true', 'marked in the list of orders being packed');
select is(public.desk_packing('preparing') -> 'pick_list', '[]', 'it is not on the pick list');
select is(pg_temp.refund('4', '974', 25699), 'queued', 'most of another order');
select is(tests.shown('4', 'may,ship'), 'true', 'it is still shipped');
select is(pg_temp.refund('6', '976'), 'queued', 'all of a third order');
select is(public.desk_start_packing(array[tests.order_of('6')]) #>> '{orders,0,verdict}', 'refunded', 'it cannot be packed');
select throws_ok($$select public.desk_move_order(tests.order_of('6'), 'processing', 'preparing')$$, 'PT409', 'order_refunded');
select is(tests.shown('6', 'moves,0,to_status'), 'cancelled', 'the remainder');
select is(pg_temp.carry_out('6', '976'), '976 done', 'carried out');
select throws_ok($$select public.desk_move_order(tests.order_of('6'), 'processing', 'preparing')$$, 'PT409', 'order_refunded');

-- A refund that cancels the order: one reason, one transaction.
select is(pg_temp.refund('2', '970177001', null, true, true), 'queued', 'all of it');
select is(pg_temp.status_of('2'), 'cancelled refund_due', 'cancelled');
select is(tests.noted(), 't move_order order {"to": "cancelled", "from": "processing"}', 'logged');
select is(tests.shown('2', 'history,2,reason'), 'torn', 'with the same reason');
select is(pg_temp.carry_out('2', '970177001'), '970177001 done', 'its money was refunded');
select is(pg_temp.cancelled_mail_of('2'), 'true', 'before the e-mail about the cancellation, which mentions the payment');
select throws_ok($$select pg_temp.refund('3', '973', null, true)$$, 'PT409', 'refund_open');
select is(pg_temp.status_of('3'), 'preparing', 'both or neither');

-- A refund that the shop cannot make is recorded by whoever made it.
select is(tests.shown('5', 'may,refunds,0,refusal'), 'kiosk_not_refundable', 'paid at a kiosk');
select throws_ok($$select public.desk_note_refund(tests.order_of('4'), '974', null, 'cash')$$, 'PT409', 'refund_open');
select throws_ok($$select public.desk_note_refund(tests.order_of('5'), '975', null, ' ')$$, 'PT422', 'note_required');
select throws_ok($$select public.desk_note_refund(tests.order_of('5'), '975', 25701, 'cash')$$, 'PT409', 'more_than_left');
select throws_ok($$select public.desk_note_refund(tests.order_of('5'), '1', null, 'cash')$$, 'PT409', 'nothing_to_refund');
select public.desk_move_order(tests.order_of('5'), 'processing', 'cancelled', 'sold out');
select is(pg_temp.status_of('5'), 'cancelled refund_due', 'a refund is due');
select is(public.desk_note_refund(tests.order_of('5'), '975', 700, 'cash') ->> 'state', 'done', 'a part');
select is(pg_temp.status_of('5'), 'cancelled refund_due', 'the remainder is due');
select is(public.desk_note_refund(tests.order_of('5'), '975', null, 'bank transfer') ->> 'amount_pt', '25000', 'the remainder');
select is(tests.noted(), 't note_refund refund {"amount_pt": 25000}', 'logged');
select is(pg_temp.status_of('5'), 'cancelled', 'no refund is due');
-- Later reports of the provider do not undo it.
reset role;
select tests.report('5', 'PAID', '{"method": "kiosk"}');
set local role authenticated;
select is(tests.shown('5', 'may,refunds'), '[]', 'no remainder');
select throws_ok($$select public.desk_note_refund(tests.order_of('7'), '977', 100, 'cash')$$, 'PT409', 'refund_from_here');
select is(public.desk_note_refund(tests.order_of('7'), '977', null, 'cash at the counter') ->> 'amount_pt', '25700', 'but all of it');
select is(pg_temp.mails_of('5', 'refunded'), 2::bigint, 'the shopper gets an e-mail each time');
reset role;

select * from finish();
rollback;
