begin;
\ir setup.psql
\ir sample-staff.psql
select plan(36);

insert into public.inventory (product_id, on_hand) values ('b0000000-0000-4000-8000-000000000004', 5)
on conflict (product_id) do update set on_hand = 5;
insert into private.stock_holds (order_id, product_id, quantity, state, settled_at)
values (tests.order_of('2'), 'b0000000-0000-4000-8000-000000000004', 1, 'consumed', now()) on conflict do nothing;
create function pg_temp.payment_of(key text) returns uuid language sql security definer as $$
  select order_payment_id from public.order_payment where order_id = tests.order_of(key) $$;
create function pg_temp.open_refund_of(key text) returns uuid language sql security definer as $$
  select refund_id from private.refunds where order_id = tests.order_of(key) and ended_at is null $$;
create function pg_temp.doubt() returns void language sql security definer as $$
  update private.refunds set state = 'in_doubt', attempts = 1, called_at = now(), returned_before_pt = 0 $$;

set local role authenticated;
select tests.at_desk();

-- A refund: only as the page showed it, and once.
select is(tests.shown('1', 'may,refunds'), '[]', 'an unpaid order');
select is(tests.shown('2', 'may,refunds,0,up_to_pt'), '25700', 'a paid one');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), '970177001', 100, 'torn', false, false, 25699)$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), '970177001', 25701, 'torn', false, false, 25700)$$, 'PT409', 'more_than_left');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), '970177001', 0, 'torn', false, false, 25700)$$, 'PT422', 'invalid_amount');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), '970177001', 100, ' ', false, false, 25700)$$, 'PT422', 'reason_required');
select throws_ok($$select public.desk_refund_order(tests.order_of('1'), '970177001', null, 'torn', false, false, 0)$$, 'PT409', 'nothing_to_refund');
select throws_ok($$select public.desk_refund_order(gen_random_uuid(), '970177001', null, 'torn', false, false, 0)$$, 'PT404', 'order_not_found');
select is(public.desk_refund_order(tests.order_of('2'), '970177001', null, 'never packed', true, false, 25700) - 'refund_id',
  '{"amount_pt": 25700, "state": "queued"}', 'all of it');
select is(tests.noted(), 't refund_order refund {"restock": true, "amount_pt": 25700}', 'logged without the reason');
select is(tests.shown('2', 'refunds,0,opened_by,email'), 'hana@example.com', 'who requested it');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), '970177001', null, 'again', false, false, 25700)$$, 'PT409', 'refund_open');
select is(tests.shown('2', 'may,refunds,0,refusal'), 'refund_open', 'the order''s page shows it');
select is(public.desk_today() #>> '{refunds_open,first,0,amount_pt}', '25700', 'the list of today shows it');

-- A person closes one in doubt.
select throws_ok($$select public.desk_close_refund(pg_temp.open_refund_of('2'), 'refunded', 'x')$$, 'PT409', 'refund_not_in_doubt');
select pg_temp.doubt();
select is(public.desk_today() #>> '{refunds_in_doubt,count}', '1', 'the list of today shows the doubt');
select throws_ok($$select public.desk_close_refund(pg_temp.open_refund_of('2'), 'refunded', ' ')$$, 'PT422', 'note_required');
select is(public.desk_close_refund(pg_temp.open_refund_of('2'), 'not_refunded', 'the dashboard has none') ->> 'state', 'refused', 'nothing was refunded');
select is(tests.noted(), 't close_refund refund {"outcome": "not_refunded"}', 'logged');
select is(public.desk_today() #>> '{refunds_refused,count}', '0', 'not reported to whoever closed it');
select public.desk_refund_order(tests.order_of('2'), '970177001', 700, 'torn', false, false, 25700);
reset role;
update private.refunds set state = 'refused', refusal = 'provider_refused', ended_at = now() - interval '15 days' where ended_at is null;
set local role authenticated;
select is(public.desk_today() #>> '{refunds_refused,count}', '0', 'long ago');
select public.desk_refund_order(tests.order_of('2'), '970177001', 700, 'torn', false, false, 25700);
reset role;
update private.refunds set state = 'refused', refusal = 'above_allowed', ended_at = clock_timestamp() where ended_at is null;
set local role authenticated;
select is(public.desk_today() #>> '{refunds_refused,first,0,amount_pt}', '700', 'a refund that the provider refused is listed');
select public.desk_refund_order(tests.order_of('2'), '970177001', 700, 'once more', false, false, 25700);
select is(public.desk_today() #>> '{refunds_refused,count}', '0', 'until it is requested again');
reset role;
update private.refunds set state = 'refused', refusal = 'not_refunded', ended_at = clock_timestamp() where ended_at is null;
set local role authenticated;

-- Copies are restocked after the order is cancelled.
select throws_ok($$select public.desk_restock_order(tests.order_of('2'))$$, 'PT409', 'order_not_cancelled');
select is(tests.shown('2', 'may,restock_copies'), '0', 'nothing yet');
select public.desk_move_order(tests.order_of('2'), 'processing', 'cancelled', 'the shopper asked');
select is(public.desk_orders(p_needs => 'refund') #>> '{orders,0,refund_due}', 'true', 'a refund is due');
select is(public.desk_today() #>> '{refunds_due,count}', '1', 'listed as a refund to make today');
select is(tests.shown('2', 'may,restock_copies'), '1', 'its copy');
select is(public.desk_restock_order(tests.order_of('2')), '{"restocked": 1}', 'is restocked');
select throws_ok($$select public.desk_restock_order(tests.order_of('2'))$$, 'PT409', 'nothing_to_restock');

-- A payment after its review.
select throws_ok($$select public.desk_settle_review(pg_temp.payment_of('2'), 'suspicious', 'x')$$, 'PT409', 'changed_meanwhile');
reset role;
update public.order_payment set review_reason = 'wrong_mode' where order_id = tests.order_of('2');
set local role authenticated;
select is(public.desk_orders(p_needs => 'review') #>> '{orders,0,review_reason}', 'wrong_mode', 'to be reviewed');
select throws_ok($$select public.desk_settle_review(pg_temp.payment_of('2'), 'wrong_mode', '')$$, 'PT422', 'note_required');
select public.desk_settle_review(pg_temp.payment_of('2'), 'wrong_mode', 'a test of ours');
select is(tests.noted(), 't settle_review payment {"note": "a test of ours", "review_reason": "wrong_mode"}', 'logged');
select is(public.desk_today() #>> '{reviews,count}', '0', 'no refund is due');
-- A refund that was due only because of the review is no longer due.
reset role;
update public.orders set status = 'cancelled', change_actor = 'staff' where order_id = tests.order_of('1');
update public.order_payment set review_reason = 'charge_unknown' where order_id = tests.order_of('1');
update public.orders set refund_due = true where order_id = tests.order_of('1');
set local role authenticated;
select public.desk_settle_review(pg_temp.payment_of('1'), 'charge_unknown', 'the dashboard knows of no payment');
select is(tests.shown('1', 'refund_due'), 'false', 'nothing was paid');
reset role;

select * from finish();
rollback;
