begin;
\ir setup.psql
select plan(2);

select public.send_contact_message('c0000000-0000-4000-8000-000000000001', 'en', 'return', 'Omar', 'omar@example.com',
  e'  First line\r\n\r\n\r\n\r\nsecond\u202e line\u0007 ');

set local role service_role;
select is(message, e'First line\n\nsecond  line', 'the message') from public.contact_messages;
update public.contact_messages set answered_at = now(), staff_note = 'answered by mail';

delete from public.contact_messages;
select is(count(*)::integer, 0, 'remaining messages') from public.contact_messages;

select * from finish();
rollback;
