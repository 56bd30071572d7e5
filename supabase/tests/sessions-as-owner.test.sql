begin;
\ir setup.psql
select plan(20);

-- Mona's token, while her session exists and after it has ended.
create function pg_temp.end_session() returns void language sql security definer as $$
  delete from auth.sessions where user_id = 'd0000000-0000-4000-8000-000000000001' $$;
create function pg_temp.let_expire(at timestamptz) returns void language sql security definer as $$
  update auth.sessions set not_after = at where user_id = 'd0000000-0000-4000-8000-000000000001' $$;
create function pg_temp.give_to(shopper uuid) returns void language sql security definer as $$
  update auth.sessions set user_id = shopper where id = 'd0000000-0000-4000-8000-000000000001' $$;
create function pg_temp.acts() returns setof text language sql as $$
  select unnest(array[
    $a$select public.place_order(gen_random_uuid(), '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1}]')$a$,
    $a$select public.create_or_update_user_address('d0000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-0000000000a0', 'x')$a$,
    $a$update public.user_profiles set full_name = 'x'$a$,
    $a$update public.user_profiles set full_name = 'x' where false$a$,
    $a$select public.confirm_session()$a$]) $$;

set local role authenticated;

select tests.sign_in('d0000000-0000-4000-8000-000000000001');
select is(public.confirm_session(), 'd0000000-0000-4000-8000-000000000001'::uuid, 'the caller');
select pg_temp.let_expire(now() + interval '1 hour');
select is(public.confirm_session(), 'd0000000-0000-4000-8000-000000000001'::uuid, 'before it expires');

-- Expired, somebody else's, and deleted.
select pg_temp.let_expire(now() - interval '1 second');
select throws_ok(act, 'PT401', 'not_signed_in') from pg_temp.acts() as act;
select pg_temp.let_expire(null), pg_temp.give_to('d0000000-0000-4000-8000-000000000002');
select throws_ok(act, 'PT401', 'not_signed_in') from pg_temp.acts() as act;
select pg_temp.give_to('d0000000-0000-4000-8000-000000000001'), pg_temp.end_session();
select throws_ok(act, 'PT401', 'not_signed_in') from pg_temp.acts() as act;

-- Her orders can be read until the token expires; promo codes cannot be tried in her name.
select is(count(*), 2::bigint, 'her orders') from public.orders;
select is(public.quote_order('[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1}]',
  '00000000-0000-4000-8003-000001000021', '00000000-0000-4000-8000-0000000000e9', 'nobody') #>> '{promo,reason}', 'sign_in', 'a code');

-- Staff and the auth service have no session of hers, and need none.
reset role;
select tests.sign_in(null);
update public.user_profiles set full_name = 'منى' where email = 'mona@example.com';
update auth.users set email = 'mona@example.org' where email = 'mona@example.com';
select is(full_name || ' ' || email, 'منى mona@example.org', 'her profile') from public.user_profiles
where user_id = 'd0000000-0000-4000-8000-000000000001';

select * from finish();
rollback;
