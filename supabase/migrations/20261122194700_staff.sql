-- The staff of the desk, and a log of their actions. Only the service key writes the rows that make an account staff:
-- nothing that an account says about itself, or a token about its bearer, does.

create table public.staff_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now(),
  -- Who requested it, from the command's argument.
  added_by text check (added_by = btrim(added_by) and char_length(added_by) between 1 and 120)
);

-- Who did what to what. Names and addresses are looked up when the log is read; the detail contains no personal data.
create table private.staff_log (
  log_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null: by the service key. Kept after the account was deleted.
  user_id uuid,
  action text not null check (action in (
    'add_staff', 'remove_staff', 'move_order', 'ship_order', 'start_packing', 'refund_order', 'note_refund', 'close_refund',
    'restock_order', 'resend_mail', 'settle_review', 'answer_message', 'close_message', 'set_stock', 'set_price', 'add_promo',
    'change_promo', 'clear_searches')),
  subject text not null check (subject in ('order', 'payment', 'refund', 'message', 'product', 'promo', 'staff', 'searches')),
  -- Null for searches without a result, one or all: the deleted text may be personal.
  subject_id uuid check ((subject_id is null) = (subject = 'searches')),
  order_id uuid,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4000)
);

create index staff_log_of_subject on private.staff_log (subject_id, log_id);
create index staff_log_of_order on private.staff_log (order_id, log_id) where order_id is not null;
create index staff_log_of_colleague on private.staff_log (user_id, log_id);
create index staff_log_of_action on private.staff_log (action, log_id);

alter table public.staff_members enable row level security;
alter table private.staff_log enable row level security;
revoke all on public.staff_members, private.staff_log from public, anon, authenticated, service_role;
grant select, insert (user_id, added_by), delete on public.staff_members to service_role;

create function private.refuse_log_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'log_is_kept', detail = tg_op;
end
$$;

create trigger staff_log_is_kept before update or delete on private.staff_log
  for each row execute function private.refuse_log_change();
create trigger staff_log_is_not_emptied before truncate on private.staff_log
  for each statement execute function private.refuse_log_change();

create function private.log_staff(
  p_action text, p_subject text, p_subject_id uuid, p_order_id uuid default null, p_detail jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  insert into private.staff_log (user_id, action, subject, subject_id, order_id, detail)
  values (auth.uid(), p_action, p_subject, p_subject_id, p_order_id, jsonb_strip_nulls(p_detail));
$$;

-- For all writers, and also when the account is deleted.
create function private.log_staff_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_staff('add_staff', 'staff', new.user_id);
  else
    perform private.log_staff('remove_staff', 'staff', old.user_id);
  end if;
  return null;
end
$$;

create trigger staff_members_log after insert or delete on public.staff_members
  for each row execute function private.log_staff_members();

create function private.refuse_staff_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'staff_are_added_or_removed';
end
$$;

create trigger staff_members_are_not_changed before update or truncate on public.staff_members
  for each statement execute function private.refuse_staff_update();

-- The first step of every function of the desk: requires a live session of somebody who is currently staff. Errors:
-- PT401 not_signed_in; PT403 not_staff.
create function private.require_staff() returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_live_session();
  if not exists (select from public.staff_members where user_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'not_staff';
  end if;
  return auth.uid();
end
$$;

-- {user_id, name, email}; null for null. Name and address are null after the account was deleted.
create function private.colleague(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('user_id', wanted.user_id, 'name', profile.full_name, 'email', profile.email)
  from (select p_user_id as user_id where p_user_id is not null) as wanted
  left join public.user_profiles as profile using (user_id)
$$;

create function public.confirm_staff() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.colleague(private.require_staff());
end
$$;

-- The account with this confirmed address. Errors: PT404 account_not_found.
create function private.account_of(p_email text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  found_id uuid;
begin
  select id into found_id from auth.users
  where lower(email) = lower(btrim(left(p_email, 254))) and email_confirmed_at is not null;
  if found_id is null then
    raise sqlstate 'PT404' using message = 'account_not_found';
  end if;
  return found_id;
end
$$;

-- Makes the account of an e-mail address staff: {user_id, email, added}; added: whether it was not staff before.
-- Errors: PT404 account_not_found, also for an unconfirmed address.
create function public.add_staff(p_email text, p_added_by text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  account constant uuid := private.account_of(p_email);
begin
  insert into public.staff_members (user_id, added_by) values (account, private.clean_name(p_added_by))
  on conflict (user_id) do nothing;
  return private.colleague(account) || jsonb_build_object('added', found);
end
$$;

-- Removes an account from staff, effective from the next call: {user_id, email, removed}. Errors: PT404
-- account_not_found.
create function public.remove_staff(p_email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  account constant uuid := private.account_of(p_email);
begin
  delete from public.staff_members where user_id = account;
  return private.colleague(account) || jsonb_build_object('removed', found);
end
$$;

-- All staff, as an array of {user_id, name, email, added_at, added_by}.
create function public.list_staff() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.colleague(user_id) || jsonb_build_object('added_at', added_at, 'added_by', added_by)
    order by added_at, user_id), '[]')
  from public.staff_members
$$;

revoke all on all functions in schema private from public;
revoke all on function public.confirm_staff, public.add_staff, public.remove_staff, public.list_staff
  from public, anon, authenticated, service_role;
grant execute on function public.confirm_staff to authenticated;
grant execute on function public.add_staff, public.remove_staff, public.list_staff to service_role;
