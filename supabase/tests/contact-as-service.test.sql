select public.send_contact_message('c0000000-0000-4000-8000-000000000001', 'en', 'return', 'Omar', 'omar@example.com',
  e'  First line\r\n\r\n\r\n\r\nsecond\u202e line\u0007 ');

set local role service_role;
select assert.equal(message, e'First line\n\nsecond  line', 'the message') from public.contact_messages;
update public.contact_messages set answered_at = now(), staff_note = 'answered by mail';
select assert.refused(statement) from unnest(array[
  $$update public.contact_messages set message = 'x'$$,
  $$insert into public.contact_messages (message_id) values (gen_random_uuid())$$,
  $$select public.send_contact_message(gen_random_uuid(), 'en', 'order', 'a', 'a@b.example', 'x')$$]) as statement;
delete from public.contact_messages;
select assert.equal(count(*)::integer, 0, 'messages left') from public.contact_messages;
