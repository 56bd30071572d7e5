begin;
\ir setup.psql
\ir sample-staff.psql
select plan(20);

create function pg_temp.send(key text, name text, email text, number text = null) returns jsonb language sql as $$
  select public.send_contact_message(('c0000000-0000-4000-8000-00000000000' || key)::uuid, 'ar', 'order', name, email,
    'أين طلبي؟ ' || key, null, number) $$;
select pg_temp.send('1', 'منى', 'mona@example.com', order_number) from public.orders where order_id = tests.order_of('2');
select pg_temp.send('2', 'سعاد', 'souad@example.com', 'لا أعرف');
select pg_temp.send('3', 'Omar', 'omar@example.com');
create function pg_temp.id(key text) returns uuid language sql as $$
  select ('c0000000-0000-4000-8000-00000000000' || key)::uuid $$;

set local role authenticated;
select tests.at_desk();
select is(public.desk_messages('open') -> 'open', '3', 'waiting');
select is(public.desk_messages('open') #>> '{messages,0,name}', 'منى', 'the oldest first');
select is(public.desk_messages('open', p_limit => 1, p_cursor => public.desk_messages('open', p_limit => 1) ->> 'next_cursor')
  #>> '{messages,0,message_id}', pg_temp.id('2')::text, 'the second page');
select is(public.desk_messages() #>> '{messages,0,name}', 'Omar', 'all messages, latest first');
select is(jsonb_array_length(public.desk_messages(p_query => typed) -> 'messages'), amount, typed)
from (values ('مني', 1), ('souad@', 1), ('OMAR', 1), ('%', 0), ('لا أعرف', 1)) as search (typed, amount);
select throws_ok($$select public.desk_messages('lost')$$, 'PT400', 'invalid_filter');

-- Only the first answer is accepted.
select is(public.desk_message(pg_temp.id('1')) #>> '{order,same_email}', 'true', 'a message of the order''s own shopper');
select is(public.desk_message(pg_temp.id('2')) -> 'order', 'null', 'a message without an order');
select is(public.desk_answer_message(pg_temp.id('1'), 'في الطريق', 0) ->> 'state', 'answered', 'answered');
select throws_ok($$select public.desk_answer_message(pg_temp.id('1'), 'لا', 0)$$, 'PT409', 'changed_meanwhile');
select is(public.desk_message(pg_temp.id('1')) #> '{answers,0,answer}' || (public.desk_message(pg_temp.id('1')) #> '{answers,0,by,email}'),
  '["في الطريق", "hana@example.com"]', 'the answering colleague');
select is(tests.noted() ~ '^t answer_message message \{"mail_id": "[0-9a-f-]{36}"\}$', true, 'logged without its text');
select throws_ok($$select public.desk_answer_message(pg_temp.id('2'), ' ', 0)$$, 'PT422', 'answer_required');
select throws_ok($$select public.desk_close_message(pg_temp.id('1'), 'open', 'x')$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select public.desk_close_message(pg_temp.id('2'), 'open', ' ')$$, 'PT422', 'note_required');
select is(public.desk_close_message(pg_temp.id('2'), 'open', 'called her') ->> 'state', 'closed', 'closed');
reset role;

select * from finish();
rollback;
