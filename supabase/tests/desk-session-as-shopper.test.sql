begin;
\ir setup.psql
\ir sample-staff.psql
select plan(16);

-- Every function of the desk, without arguments.
create table tests.desk_calls as
select proname, format('select public.%I(%s)', proname, (
  select string_agg('null', ', ') from generate_series(1, pronargs))) as call
from pg_proc
where pronamespace = 'public'::regnamespace and (proname like 'desk\_%' or proname = 'confirm_staff');
grant select on tests.desk_calls to public;
select is(count(*)::integer, 30, 'the functions of the desk') from tests.desk_calls;

-- The error of each.
create function tests.refusals() returns text[] language plpgsql as $$
declare
  desk_call record;
  said text[] := '{}';
begin
  for desk_call in select * from tests.desk_calls loop
    begin
      execute desk_call.call;
      said := said || (desk_call.proname || ' answered');
    exception when others then
      said := said || (sqlstate || ' ' || sqlerrm);
    end;
  end loop;
  return array(select distinct said_once from unnest(said) as said_once order by said_once);
end
$$;

-- Claims of an account about itself, or of a token, have no effect.
update auth.users set raw_user_meta_data = raw_user_meta_data || '{"role": "staff", "is_staff": true}'
where email in ('mona@example.com', 'omar@example.com');
set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000001');
select is(tests.refusals(), array['PT403 not_staff'], 'a shopper whose account claims to be staff');
select set_config('request.jwt.claims', '{"sub": "d0000000-0000-4000-8000-000000000001",
  "session_id": "d0000000-0000-4000-8000-000000000001", "role": "staff", "app_metadata": {"role": "staff"}, "staff": true}', true);
select is(tests.refusals(), array['PT403 not_staff'], 'a shopper whose token claims to be staff');
select throws_ok($$insert into public.staff_members (user_id) values ('d0000000-0000-4000-8000-000000000001')$$, '42501');
select throws_ok($$select * from public.staff_members$$, '42501');
select throws_ok($$select public.add_staff('mona@example.com')$$, '42501');
select throws_ok($$select private.require_staff()$$, '42501');

-- A visitor, and a shopper who has signed out.
select tests.sign_in(null);
select is(tests.refusals(), array['PT401 not_signed_in'], 'without an account');
reset role;
set local role anon;
select is(tests.refusals(), (
  select array_agg(distinct '42501 permission denied for function ' || proname order by '42501 permission denied for function ' || proname)
  from tests.desk_calls), 'as a visitor');
reset role;

-- A new colleague, from the next call on.
set local role authenticated;
select tests.at_desk();
select is(public.confirm_staff() ->> 'email', 'hana@example.com', 'the colleague');
reset role;
delete from auth.sessions where user_id = 'd0000000-0000-4000-8000-0000000000a1';
set local role authenticated;
select is(tests.refusals(), array['PT401 not_signed_in'], 'a colleague who has signed out');
reset role;
insert into auth.sessions (id, user_id) values ('d0000000-0000-4000-8000-0000000000a1', 'd0000000-0000-4000-8000-0000000000a1');
set local role service_role;
select is(public.remove_staff(' Hana@Example.com ') ->> 'removed', 'true', 'she is removed');
select is(public.remove_staff('hana@example.com') ->> 'removed', 'false', 'the second removal');
reset role;
set local role authenticated;
select is(tests.refusals(), array['PT403 not_staff'], 'a removed colleague');
reset role;
-- The same errors if there are no staff at all.
delete from public.staff_members;
set local role authenticated;
select is(tests.refusals(), array['PT403 not_staff'], 'when there are no staff');
reset role;
select is(array_agg(action order by log_id), '{add_staff, add_staff, remove_staff, remove_staff}', 'the log')
from private.staff_log;

select * from finish();
rollback;
