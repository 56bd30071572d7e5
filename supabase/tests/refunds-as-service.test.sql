begin;
\ir setup.psql
\ir sample-payments.psql
\ir sample-refunds.psql
select plan(84);

-- What is given back, step by step. The functions call these with the service's key.
reset role;
insert into public.inventory (product_id, on_hand) values ('b0000000-0000-4000-8000-000000000004', 100);

-- What cannot be asked for.
select throws_ok($$select public.refund_order()$$, 'PT400', 'invalid_order');
select throws_ok($$select public.refund_order(gen_random_uuid(), null, 'x', false, 'ZD-0000-0000')$$, 'PT400', 'invalid_order');
select throws_ok($$select public.refund_order(gen_random_uuid(), null, 'x')$$, 'PT404', 'order_not_found');
select throws_ok($$select public.refund_order(p_order_number => 'ZD-0000-0000', p_reason => 'x')$$, 'PT404', 'order_not_found');
select throws_ok(format($$select public.refund_order(tests.order_of('2'), null, %L)$$, blank), 'PT422', 'reason_required')
from unnest(array[null, '', E' \n ']) as blank;
select throws_ok(format($$select pg_temp.ask('2', %s)$$, amount), 'PT422', 'invalid_amount') from unnest(array[0, -1]) as amount;
select throws_ok($$select pg_temp.ask('1')$$, 'PT409', 'nothing_to_refund');
select throws_ok(format($$select pg_temp.ask('2', %s)$$, pg_temp.total('2') + 1), 'PT409', 'more_than_left');
select throws_ok($$delete from private.refunds; delete from public.orders$$, 'PT409', 'orders_are_kept');

-- One refund, from the request to the provider's word. Until it is asked about the charge, nothing is asked of it.
select tests.pay('3');
select is(tests.tell('3', 'PAID'), 'applied', 'paid');
select is(pg_temp.ask('3', 1000), 'queued 1000 of ' || pg_temp.total('3'), 'a part');
select throws_ok($$select pg_temp.ask('3', 1000)$$, 'PT409', 'refund_open');
select is(pg_temp.step('3'), 'calling call 1', 'heard of just now')
from (select public.claim_refunds(), tests.tell('3', 'PAID')) as asked;
select is(pg_temp.claim(), null, 'handed out once');
select is(pg_temp.step('3'), 'calling', 'one permission for one request');
select pg_temp.answered('3', 'accepted');
select is(state || ' ' || answer, 'asked accepted', 'the request was accepted') from private.refunds where refund_id = pg_temp.newest('3');
select tests.tell('3', 'PAID');
select is(pg_temp.step('3'), 'asked', 'accepted is not given back');
select pg_temp.returned('3', 999);
select is(pg_temp.step('3'), 'asked', 'less went back');
select pg_temp.returned('3', 1000);
select is(pg_temp.step('3'), 'done', 'the provider says so');
select is(pg_temp.facts('3'), 'processing PARTIAL_REFUNDED part 1000', 'the payment');
select is(array_agg(what order by event_id), array['opened', 'permitted', 'answered', 'done'], 'its evidence')
from private.refund_events where refund_id = pg_temp.newest('3');
select throws_ok($$update private.refunds set note = 'x' where state = 'done'$$, 'PT409', 'refund_is_frozen');
select throws_ok($$update private.refund_events set what = 'done'$$, 'PT409', 'orders_are_kept');
-- What is left of it.
select throws_ok(format($$select pg_temp.ask('3', %s)$$, pg_temp.total('3') - 999), 'PT409', 'more_than_left');
select is(pg_temp.ask('3'), format('queued %s of %1$s', pg_temp.total('3') - 1000), 'the rest');
-- The provider is silent: no request, and after three days no refund.
select pg_temp.claim();
select is(pg_temp.step('3'), 'queued', 'nothing heard');
update private.payment_charges set heard_at = now() - interval '1 day' where transaction_id = '973';
select is(pg_temp.step('3'), 'queued', 'heard of long ago');
alter table private.refunds disable trigger refunds_guard;
update private.refunds set created_at = now() - interval '73 hours' where refund_id = pg_temp.newest('3');
alter table private.refunds enable trigger refunds_guard;
select is(pg_temp.step('3'), 'refused provider_silent', 'silent for three days');
-- Given back elsewhere before anything was asked.
select pg_temp.ask('3');
select pg_temp.returned('3', 1001);
select is(pg_temp.step('3'), 'refused already_returned', 'less is left than was to be given back');
-- Refused.
select pg_temp.ask('3', 1);
select pg_temp.claim(), tests.tell('3', 'PAID'), pg_temp.step('3');
select throws_ok($$select pg_temp.answered('3', 'refused')$$, 'PT422', 'invalid_outcome');
select throws_ok($$select pg_temp.answered('3', 'accepted', 'not_paid')$$, 'PT422', 'invalid_outcome');
select throws_ok($$select pg_temp.answered('3', 'refused', 'because')$$, 'PT422', 'invalid_outcome');
select pg_temp.answered('3', 'refused', 'above_allowed');
select is(pg_temp.step('3'), 'asked', 'not before the provider was asked again');
select tests.tell('3', 'PAID');
select is(pg_temp.step('3'), 'refused above_allowed', 'and nothing went back');

-- A request that went unanswered is made again after an hour in which nothing went back, three times at most.
select tests.pay('4'), tests.tell('4', 'PAID');
select is(pg_temp.ask('4'), format('queued %s of %1$s', pg_temp.total('4')), 'all of it');
select pg_temp.claim(), tests.tell('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 1', 'the first request');
select pg_temp.later('4', interval '59 minutes'), pg_temp.claim(), tests.tell('4', 'PAID');
select is(pg_temp.step('4'), 'calling', 'not within the hour');
select pg_temp.later('4', interval '2 minutes'), pg_temp.claim();
select is(pg_temp.step('4'), 'calling', 'not while the provider is silent');
select tests.tell('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 2', 'the second request');
select pg_temp.answered('4', 'unknown');
select public.note_refund_answer(pg_temp.newest('4'), 1, 'accepted');
select is(state || ' ' || answer, 'calling unknown', 'a late answer to the first is evidence only') from private.refunds where refund_id = pg_temp.newest('4');
select pg_temp.later('4', interval '61 minutes'), pg_temp.claim(), tests.tell('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 3', 'the third request');
select pg_temp.later('4', interval '61 minutes'), pg_temp.claim(), tests.tell('4', 'PAID');
select is(pg_temp.step('4'), 'in_doubt', 'no fourth');
select is(array_agg(told ->> 'state' || coalesce(' ' || (told ->> 'refusal'), '')),
  array['refused provider_silent', 'refused already_returned', 'refused above_allowed', 'in_doubt'], 'somebody is told')
from jsonb_array_elements(public.refunds_to_report()) as told;
select is(jsonb_array_length(public.refunds_to_report()), 4, 'until it was heard');
select public.mark_refunds_reported(array(select (told ->> 'refund_id')::uuid from jsonb_array_elements(public.refunds_to_report()) as told));
select is(jsonb_array_length(public.refunds_to_report()), 0, 'once a day');
select throws_ok($$select pg_temp.ask('4')$$, 'PT409', 'refund_open');
select throws_ok($$select public.close_refund(pg_temp.newest('4'), 'perhaps', 'x')$$, 'PT422', 'invalid_outcome');
select throws_ok($$select public.close_refund(pg_temp.newest('4'), 'refunded', ' ')$$, 'PT422', 'note_required');
select throws_ok($$select public.close_refund(gen_random_uuid(), 'refunded', 'x')$$, 'PT404', 'refund_not_found');
select throws_ok($$select public.step_refund(gen_random_uuid())$$, 'PT404', 'refund_not_found');
select is(public.close_refund(pg_temp.newest('4'), 'not_refunded', 'asked them') ->> 'state', 'refused', 'a person says so');
select throws_ok($$select public.close_refund(pg_temp.newest('4'), 'refunded', 'x')$$, 'PT409', 'refund_not_in_doubt');
-- Refused after a request that went unanswered: that one may have been carried out.
select pg_temp.ask('4', 500);
select pg_temp.claim(), tests.tell('4', 'PAID'), pg_temp.step('4'), pg_temp.later('4', interval '61 minutes'), pg_temp.claim(), tests.tell('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 2', 'again');
select pg_temp.answered('4', 'refused', 'not_paid'), tests.tell('4', 'PAID');
select is(pg_temp.step('4'), 'in_doubt', 'refused, and perhaps done before');
-- Of a cancelled order, with its copies: a person's word counts as the provider's.
select public.move_order(tests.order_of('4'), 'cancelled', 'نفد');
select is(pg_temp.facts('4'), 'cancelled PAID none 0 refund_due', 'money is owed');
select is(public.close_refund(pg_temp.newest('4'), 'refunded', 'seen in the dashboard') ->> 'state', 'done', 'a person says so');
select is(pg_temp.facts('4'), 'cancelled PARTIAL_REFUNDED part 500 refund_due', 'a part went back');
select pg_temp.ask('4', null, true);
select pg_temp.claim(), tests.tell('4', 'PAID'), pg_temp.step('4'), tests.tell('4', 'REFUNDED');
select is(pg_temp.facts('4'), 'cancelled REFUNDED all ' || pg_temp.total('4'), 'all of it went back');
select is(state || ' ' || restock, 'done true', 'and that ended it') from private.refunds where refund_id = pg_temp.newest('4');
select is(array_agg(distinct state), array['restocked'], 'its copies are back') from private.stock_holds where order_id = tests.order_of('4');
select is(public.restock_order(tests.order_of('4')), '{"restocked": 0}', 'once');
select throws_ok($$select pg_temp.ask('4')$$, 'PT409', 'nothing_to_refund');

-- A second charge goes back before the first, and asking again does not give back what the order was paid with.
select tests.pay('5'), tests.tell('5', 'PAID'), tests.tell('5', 'PAID', '{"transaction_id": "985"}');
select pg_temp.ask('5');
select is(transaction_id, '985', 'the second charge') from private.refunds where refund_id = pg_temp.newest('5');
select throws_ok($$select pg_temp.ask('5')$$, 'PT409', 'refund_open');
-- Also once the first one is done: what the order was paid with goes back only if it is named.
select public.claim_refunds();
select tests.tell('5', 'PAID', '{"transaction_id": "985"}');
select is(pg_temp.step('5'), 'calling call 1', 'the request');
select tests.tell('5', 'REFUNDED', '{"transaction_id": "985"}');
select is(state, 'done', 'the second charge went back') from private.refunds where refund_id = pg_temp.newest('5');
select throws_ok($$select pg_temp.ask('5')$$, 'PT409', 'charge_not_named');
-- Of a cancelled order both go back.
select public.move_order(tests.order_of('5'), 'cancelled', 'نفد');
select pg_temp.ask('5');
select is(count(*), 2::bigint, 'one refund of each charge') from private.refunds where order_id = tests.order_of('5');

-- Copies follow when the order is cancelled afterwards; of one that can no longer be, they do not.
select tests.pay('6'), tests.tell('6', 'PAID'), pg_temp.ask('6', null, true);
select pg_temp.claim(), tests.tell('6', 'PAID', '{"method": "card"}'), pg_temp.step('6'), tests.tell('6', 'REFUNDED');
select is(array_agg(state), array['consumed'], 'not while it may be sent') from private.stock_holds where order_id = tests.order_of('6');
select public.move_order(tests.order_of('6'), 'cancelled', 'نفد');
select is(array_agg(state), array['restocked'], 'cancelled') from private.stock_holds where order_id = tests.order_of('6');
select public.move_order(tests.order_of('2'), 'shipped');
select throws_ok($$select pg_temp.ask('2', null, true)$$, 'PT409', 'order_not_cancelled');

-- What was paid again after it had gone back is sent.
select tests.pay('0'), tests.tell('0', 'PAID'), tests.tell('0', 'REFUNDED');
select is(private.is_given_back(tests.order_of('0')), true, 'nothing is left of it');
select tests.tell('0', 'PAID', '{"transaction_id": "986"}');
select is(private.is_given_back(tests.order_of('0')), false, 'paid by another charge');

-- What Fawry says of a part: that it is one. After it, only all the rest can be told from it.
select pg_temp.ask('2', 700);
select public.claim_refunds();
select tests.tell('2', 'PAID', '{"transaction_id": "970177001"}');
select is(pg_temp.step('2'), 'calling call 1', 'asked for');
select pg_temp.answered('2', 'accepted'), tests.tell('2', 'PARTIAL_REFUNDED', '{"transaction_id": "970177001"}');
select is(pg_temp.step('2'), 'done', 'a part went back');
select is(pg_temp.facts('2'), 'shipped PARTIAL_REFUNDED part 700', 'it is known which');
select throws_ok($$select pg_temp.ask('2', 700)$$, 'PT409', 'only_the_rest');
select is(pg_temp.ask('2'), format('queued %s of %1$s', pg_temp.total('2') - 700), 'the rest');
-- A part that somebody gave back elsewhere.
select tests.pay('7', 'fawry', 'any'), tests.tell('7', 'PAID'), tests.tell('7', 'PARTIAL_REFUNDED');
select throws_ok($$select pg_temp.ask('7')$$, 'PT409', 'left_unknown');

-- What a kiosk took, and what is no money of this shop.
select tests.pay('8', 'paymob', 'kiosk'), tests.tell('8', 'PAID');
select throws_ok($$select pg_temp.ask('8')$$, 'PT409', 'kiosk_not_refundable');
select tests.pay('9'), tests.tell('9', 'PAID', '{"review_reason": "wrong_mode"}');
select throws_ok($$select pg_temp.ask('9')$$, 'PT409', 'refund_by_hand');

select * from finish();
rollback;
