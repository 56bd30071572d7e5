begin;
\ir setup.psql
\ir sample-staff.psql
select plan(13);

set local role service_role;
select is(jsonb_path_query_array(public.list_staff(), '$[*].email'), '["hana@example.com", "sami@example.com"]', 'who is staff');
select is(jsonb_path_query_array(public.list_staff(), '$[*].added_by'), '[null, "the owner"]', 'who requested it');
select is(public.add_staff('MONA@example.com') ->> 'added', 'true', 'one more');
select is(public.add_staff('mona@example.com') ->> 'added', 'false', 'the second addition');
select throws_ok($$select public.add_staff('nobody@example.com')$$, 'PT404', 'account_not_found');
select throws_ok($$select public.add_staff('waiting@example.com')$$, 'PT404', 'account_not_found');
select throws_ok($$select public.remove_staff(null)$$, 'PT404', 'account_not_found');
select throws_ok($$update public.staff_members set added_by = 'x'$$, '42501');
select throws_ok($$select * from private.staff_log$$, '42501');
reset role;

-- Nobody can delete entries of the log.
select throws_ok($$update private.staff_log set action = 'set_price'$$, 'PT409', 'log_is_kept');
select throws_ok($$delete from private.staff_log$$, 'PT409', 'log_is_kept');
select throws_ok($$truncate private.staff_log$$, 'PT409', 'log_is_kept');

-- Deleting an account removes its rights, and is logged.
delete from public.addresses where user_id = 'd0000000-0000-4000-8000-0000000000a2';
delete from auth.users where email = 'sami@example.com';
select is(action || ' ' || subject_id, 'remove_staff d0000000-0000-4000-8000-0000000000a2', 'the log')
from private.staff_log order by log_id desc limit 1;

select * from finish();
rollback;
