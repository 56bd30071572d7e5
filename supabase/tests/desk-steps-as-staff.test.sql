begin;
\ir setup.psql
\ir sample-staff.psql
select plan(31);

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

-- A refund: of what the page showed, once.
select is(tests.shown('1', 'may,refund_refusal'), 'nothing_to_refund', 'an unpaid order');
select is(tests.shown('2', 'may,refund_up_to_pt'), '25700', 'a paid one');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), 100, 'torn', false, 25699)$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), 25701, 'torn', false, 25700)$$, 'PT409', 'more_than_left');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), 0, 'torn', false, 25700)$$, 'PT422', 'invalid_amount');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), 100, ' ', false, 25700)$$, 'PT422', 'reason_required');
select throws_ok($$select public.desk_refund_order(tests.order_of('1'), null, 'torn', false, 0)$$, 'PT409', 'nothing_to_refund');
select throws_ok($$select public.desk_refund_order(gen_random_uuid(), null, 'torn', false, 0)$$, 'PT404', 'order_not_found');
select is(public.desk_refund_order(tests.order_of('2'), null, 'never packed', true, 25700) - 'refund_id',
  '{"amount_pt": 25700, "state": "queued"}', 'all of it');
select is(tests.noted(), 't refund_order refund {"restock": true, "amount_pt": 25700}', 'on record, without the reason');
select is(tests.shown('2', 'refunds,0,opened_by,email'), 'hana@example.com', 'who asked for it');
select throws_ok($$select public.desk_refund_order(tests.order_of('2'), null, 'again', false, 25700)$$, 'PT409', 'refund_open');
select is(tests.shown('2', 'may,refund_refusal'), 'refund_open', 'and the page says so');
select is(public.desk_today() #>> '{refunds_open,first,0,amount_pt}', '25700', 'today knows it');

-- One in doubt is ended by a person's word.
select throws_ok($$select public.desk_close_refund(pg_temp.open_refund_of('2'), 'refunded', 'x')$$, 'PT409', 'refund_not_in_doubt');
select pg_temp.doubt();
select is(public.desk_today() #>> '{refunds_in_doubt,count}', '1', 'today knows the doubt');
select throws_ok($$select public.desk_close_refund(pg_temp.open_refund_of('2'), 'refunded', ' ')$$, 'PT422', 'note_required');
select is(public.desk_close_refund(pg_temp.open_refund_of('2'), 'not_refunded', 'the dashboard has none') ->> 'state', 'refused', 'none went back');
select is(tests.noted(), 't close_refund refund {"outcome": "not_refunded"}', 'on record');

-- Copies go back on the shelf once the order is cancelled.
select throws_ok($$select public.desk_restock_order(tests.order_of('2'))$$, 'PT409', 'order_not_cancelled');
select is(tests.shown('2', 'may,restock_copies'), '0', 'nothing yet');
select public.desk_move_order(tests.order_of('2'), 'processing', 'cancelled', 'the shopper asked');
select is(public.desk_orders(p_needs => 'refund') #>> '{orders,0,refund_due}', 'true', 'its money is due');
select is(public.desk_today() #>> '{refunds_due,count}', '1', 'and to be given back today');
select is(tests.shown('2', 'may,restock_copies'), '1', 'its copy');
select is(public.desk_restock_order(tests.order_of('2')), '{"restocked": 1}', 'is put back');
select throws_ok($$select public.desk_restock_order(tests.order_of('2'))$$, 'PT409', 'nothing_to_restock');

-- A payment that somebody has looked at.
select throws_ok($$select public.desk_settle_review(pg_temp.payment_of('2'), 'suspicious', 'x')$$, 'PT409', 'changed_meanwhile');
reset role;
update public.order_payment set review_reason = 'wrong_mode' where order_id = tests.order_of('2');
set local role authenticated;
select is(public.desk_orders(p_needs => 'review') #>> '{orders,0,review_reason}', 'wrong_mode', 'to be looked at');
select throws_ok($$select public.desk_settle_review(pg_temp.payment_of('2'), 'wrong_mode', '')$$, 'PT422', 'note_required');
select public.desk_settle_review(pg_temp.payment_of('2'), 'wrong_mode', 'a test of ours');
select is(tests.noted(), 't settle_review payment {"note": "a test of ours", "review_reason": "wrong_mode"}', 'on record');
select is(public.desk_today() #>> '{reviews,count}', '0', 'nothing is left');
reset role;

select * from finish();
rollback;
