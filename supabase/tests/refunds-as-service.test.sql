begin;
\ir setup.psql
\ir sample-payments.psql
\ir sample-refunds.psql
select plan(84);

-- Refunds, step by step. The functions call these with the service key.
reset role;
insert into public.inventory (product_id, on_hand) values ('b0000000-0000-4000-8000-000000000004', 100);

-- Requests that are rejected.
select throws_ok($$select public.refund_order()$$, 'PT400', 'invalid_order');
select throws_ok($$select public.refund_order(gen_random_uuid(), null, 'x', false, 'ZD-0000-0000')$$, 'PT400', 'invalid_order');
select throws_ok($$select public.refund_order(gen_random_uuid(), null, 'x')$$, 'PT404', 'order_not_found');
select throws_ok($$select public.refund_order(p_order_number => 'ZD-0000-0000', p_reason => 'x')$$, 'PT404', 'order_not_found');
select throws_ok(format($$select public.refund_order(tests.order_of('2'), null, %L)$$, blank), 'PT422', 'reason_required')
from unnest(array[null, '', E' \n ']) as blank;
select throws_ok(format($$select pg_temp.open_refund('2', %s)$$, amount), 'PT422', 'invalid_amount') from unnest(array[0, -1]) as amount;
select throws_ok($$select pg_temp.open_refund('1')$$, 'PT409', 'nothing_to_refund');
select throws_ok(format($$select pg_temp.open_refund('2', %s)$$, pg_temp.total('2') + 1), 'PT409', 'more_than_left');
select throws_ok($$delete from private.refunds; delete from public.orders$$, 'PT409', 'orders_are_kept');

-- One refund, from the request to the provider's confirmation. The request is made only after an inquiry about the
-- charge.
select tests.pay('3');
select is(tests.report('3', 'PAID'), 'applied', 'paid');
select is(pg_temp.open_refund('3', 1000), 'queued 1000 of ' || pg_temp.total('3'), 'a part');
select throws_ok($$select pg_temp.open_refund('3', 1000)$$, 'PT409', 'refund_open');
select is(pg_temp.step('3'), 'calling call 1', 'reported just now')
from (select public.claim_refunds(), tests.report('3', 'PAID')) as asked;
select is(pg_temp.claim(), null, 'claimed once');
select is(pg_temp.step('3'), 'calling', 'one permission for one request');
select pg_temp.answered('3', 'accepted');
select is(state || ' ' || answer, 'accepted accepted', 'the request was accepted') from private.refunds where refund_id = pg_temp.newest('3');
select tests.report('3', 'PAID');
select is(pg_temp.step('3'), 'accepted', 'an accepted request is not a refund');
select pg_temp.returned('3', 999);
select is(pg_temp.step('3'), 'accepted', 'less was refunded');
select pg_temp.returned('3', 1000);
select is(pg_temp.step('3'), 'done', 'the provider confirms it');
select is(pg_temp.facts('3'), 'processing PARTIAL_REFUNDED part 1000', 'the payment');
select is(array_agg(what order by event_id), array['opened', 'permitted', 'answered', 'done'], 'its evidence')
from private.refund_events where refund_id = pg_temp.newest('3');
select throws_ok($$update private.refunds set note = 'x' where state = 'done'$$, 'PT409', 'refund_is_frozen');
select throws_ok($$update private.refund_events set what = 'done'$$, 'PT409', 'orders_are_kept');
-- The remainder.
select throws_ok(format($$select pg_temp.open_refund('3', %s)$$, pg_temp.total('3') - 999), 'PT409', 'more_than_left');
select is(pg_temp.open_refund('3'), format('queued %s of %1$s', pg_temp.total('3') - 1000), 'the remainder');
-- The provider does not respond: no request, and after three days no refund.
select pg_temp.claim();
select is(pg_temp.step('3'), 'queued', 'no response');
update private.payment_charges set last_reported_at = now() - interval '1 day' where transaction_id = '973';
select is(pg_temp.step('3'), 'queued', 'reported long ago');
alter table private.refunds disable trigger refunds_guard;
update private.refunds set created_at = now() - interval '73 hours' where refund_id = pg_temp.newest('3');
alter table private.refunds enable trigger refunds_guard;
select is(pg_temp.step('3'), 'refused provider_silent', 'no response for three days');
-- Refunded elsewhere before the request.
select pg_temp.open_refund('3');
select pg_temp.returned('3', 1001);
select is(pg_temp.step('3'), 'refused already_returned', 'the remainder is less than the requested amount');
-- Refused.
select pg_temp.open_refund('3', 1);
select pg_temp.claim(), tests.report('3', 'PAID'), pg_temp.step('3');
select throws_ok($$select pg_temp.answered('3', 'refused')$$, 'PT422', 'invalid_outcome');
select throws_ok($$select pg_temp.answered('3', 'accepted', 'not_paid')$$, 'PT422', 'invalid_outcome');
select throws_ok($$select pg_temp.answered('3', 'refused', 'because')$$, 'PT422', 'invalid_outcome');
select pg_temp.answered('3', 'refused', 'above_allowed');
select is(pg_temp.step('3'), 'accepted', 'not before another inquiry');
select tests.report('3', 'PAID');
select is(pg_temp.step('3'), 'refused above_allowed', 'and nothing was refunded');

-- An unanswered request is repeated after an hour without a refund, three times at most.
select tests.pay('4'), tests.report('4', 'PAID');
select is(pg_temp.open_refund('4'), format('queued %s of %1$s', pg_temp.total('4')), 'all of it');
select pg_temp.claim(), tests.report('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 1', 'the first request');
select pg_temp.later('4', interval '59 minutes'), pg_temp.claim(), tests.report('4', 'PAID');
select is(pg_temp.step('4'), 'calling', 'not within the hour');
select pg_temp.later('4', interval '2 minutes'), pg_temp.claim();
select is(pg_temp.step('4'), 'calling', 'not without a response');
select tests.report('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 2', 'the second request');
select pg_temp.answered('4', 'unknown');
select public.note_refund_answer(pg_temp.newest('4'), 1, 'accepted');
select is(state || ' ' || answer, 'calling unknown', 'a late response to the first is only evidence') from private.refunds where refund_id = pg_temp.newest('4');
select pg_temp.later('4', interval '61 minutes'), pg_temp.claim(), tests.report('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 3', 'the third request');
select pg_temp.later('4', interval '61 minutes'), pg_temp.claim(), tests.report('4', 'PAID');
select is(pg_temp.step('4'), 'in_doubt', 'no fourth request');
select is(array_agg(reported ->> 'state' || coalesce(' ' || (reported ->> 'refusal'), '')),
  array['refused provider_silent', 'refused already_returned', 'refused above_allowed', 'in_doubt'], 'it is reported')
from jsonb_array_elements(public.refunds_to_report()) as reported;
select is(jsonb_array_length(public.refunds_to_report()), 4, 'until it is marked as reported');
select public.mark_refunds_reported(array(select (reported ->> 'refund_id')::uuid from jsonb_array_elements(public.refunds_to_report()) as reported));
select is(jsonb_array_length(public.refunds_to_report()), 0, 'once a day');
select throws_ok($$select pg_temp.open_refund('4')$$, 'PT409', 'refund_open');
select throws_ok($$select public.close_refund(pg_temp.newest('4'), 'perhaps', 'x')$$, 'PT422', 'invalid_outcome');
select throws_ok($$select public.close_refund(pg_temp.newest('4'), 'refunded', ' ')$$, 'PT422', 'note_required');
select throws_ok($$select public.close_refund(gen_random_uuid(), 'refunded', 'x')$$, 'PT404', 'refund_not_found');
select throws_ok($$select public.step_refund(gen_random_uuid())$$, 'PT404', 'refund_not_found');
select is(public.close_refund(pg_temp.newest('4'), 'not_refunded', 'asked them') ->> 'state', 'refused', 'closed by a person');
select throws_ok($$select public.close_refund(pg_temp.newest('4'), 'refunded', 'x')$$, 'PT409', 'refund_not_in_doubt');
-- Refused after an unanswered request: that one may have been carried out.
select pg_temp.open_refund('4', 500);
select pg_temp.claim(), tests.report('4', 'PAID'), pg_temp.step('4'), pg_temp.later('4', interval '61 minutes'), pg_temp.claim(), tests.report('4', 'PAID');
select is(pg_temp.step('4'), 'calling call 2', 'again');
select pg_temp.answered('4', 'refused', 'not_paid'), tests.report('4', 'PAID');
select is(pg_temp.step('4'), 'in_doubt', 'refused, and possibly carried out before');
-- Of a cancelled order, with its copies: a person's finding counts like the provider's report.
select public.move_order(tests.order_of('4'), 'cancelled', 'نفد');
select is(pg_temp.facts('4'), 'cancelled PAID none 0 refund_due', 'a refund is due');
select is(public.close_refund(pg_temp.newest('4'), 'refunded', 'seen in the dashboard') ->> 'state', 'done', 'closed by a person');
select is(pg_temp.facts('4'), 'cancelled PARTIAL_REFUNDED part 500 refund_due', 'a part was refunded');
select pg_temp.open_refund('4', null, true);
select pg_temp.claim(), tests.report('4', 'PAID'), pg_temp.step('4'), tests.report('4', 'REFUNDED');
select is(pg_temp.facts('4'), 'cancelled REFUNDED all ' || pg_temp.total('4'), 'all of it was refunded');
select is(state || ' ' || restock, 'done true', 'which ended the refund') from private.refunds where refund_id = pg_temp.newest('4');
select is(array_agg(distinct state), array['restocked'], 'its copies are restocked') from private.stock_holds where order_id = tests.order_of('4');
select is(public.restock_order(tests.order_of('4')), '{"restocked": 0}', 'once');
select throws_ok($$select pg_temp.open_refund('4')$$, 'PT409', 'nothing_to_refund');

-- A second charge is refunded before the first, and repeating the request does not refund the settling payment.
select tests.pay('5'), tests.report('5', 'PAID'), tests.report('5', 'PAID', '{"transaction_id": "985"}');
select pg_temp.open_refund('5');
select is(transaction_id, '985', 'the second charge') from private.refunds where refund_id = pg_temp.newest('5');
select throws_ok($$select pg_temp.open_refund('5')$$, 'PT409', 'refund_open');
-- Even after the first one is done: the settling payment is refunded only if it is named.
select public.claim_refunds();
select tests.report('5', 'PAID', '{"transaction_id": "985"}');
select is(pg_temp.step('5'), 'calling call 1', 'the request');
select tests.report('5', 'REFUNDED', '{"transaction_id": "985"}');
select is(state, 'done', 'the second charge was refunded') from private.refunds where refund_id = pg_temp.newest('5');
select throws_ok($$select pg_temp.open_refund('5')$$, 'PT409', 'charge_not_named');
-- Of a cancelled order, both are refunded.
select public.move_order(tests.order_of('5'), 'cancelled', 'نفد');
select pg_temp.open_refund('5');
select is(count(*), 2::bigint, 'one refund per charge') from private.refunds where order_id = tests.order_of('5');

-- Copies are restocked if the order is cancelled afterwards; not if it can no longer be cancelled.
select tests.pay('6'), tests.report('6', 'PAID'), pg_temp.open_refund('6', null, true);
select pg_temp.claim(), tests.report('6', 'PAID', '{"method": "card"}'), pg_temp.step('6'), tests.report('6', 'REFUNDED');
select is(array_agg(state), array['consumed'], 'not while it may be shipped') from private.stock_holds where order_id = tests.order_of('6');
select public.move_order(tests.order_of('6'), 'cancelled', 'نفد');
select is(array_agg(state), array['restocked'], 'cancelled') from private.stock_holds where order_id = tests.order_of('6');
select public.move_order(tests.order_of('2'), 'shipped');
select throws_ok($$select pg_temp.open_refund('2', null, true)$$, 'PT409', 'order_not_cancelled');

-- An order that was paid again after a refund is shipped.
select tests.pay('0'), tests.report('0', 'PAID'), tests.report('0', 'REFUNDED');
select is(private.is_given_back(tests.order_of('0')), true, 'no remainder');
select tests.report('0', 'PAID', '{"transaction_id": "986"}');
select is(private.is_given_back(tests.order_of('0')), false, 'paid by another charge');

-- Fawry only reports that there was a partial refund. After one, only the complete remainder can be distinguished from
-- it.
select pg_temp.open_refund('2', 700);
select public.claim_refunds();
select tests.report('2', 'PAID', '{"transaction_id": "970177001"}');
select is(pg_temp.step('2'), 'calling call 1', 'requested');
select pg_temp.answered('2', 'accepted'), tests.report('2', 'PARTIAL_REFUNDED', '{"transaction_id": "970177001"}');
select is(pg_temp.step('2'), 'done', 'a part was refunded');
select is(pg_temp.facts('2'), 'shipped PARTIAL_REFUNDED part 700', 'its amount is known');
select throws_ok($$select pg_temp.open_refund('2', 700)$$, 'PT409', 'only_the_rest');
select is(pg_temp.open_refund('2'), format('queued %s of %1$s', pg_temp.total('2') - 700), 'the remainder');
-- A partial refund made elsewhere.
select tests.pay('7', 'fawry', 'any'), tests.report('7', 'PAID'), tests.report('7', 'PARTIAL_REFUNDED');
select throws_ok($$select pg_temp.open_refund('7')$$, 'PT409', 'left_unknown');

-- A kiosk payment, and money that is not this shop's.
select tests.pay('8', 'paymob', 'kiosk'), tests.report('8', 'PAID');
select throws_ok($$select pg_temp.open_refund('8')$$, 'PT409', 'kiosk_not_refundable');
select tests.pay('9'), tests.report('9', 'PAID', '{"review_reason": "wrong_mode"}');
select throws_ok($$select pg_temp.open_refund('9')$$, 'PT409', 'refund_by_hand');

select * from finish();
rollback;
