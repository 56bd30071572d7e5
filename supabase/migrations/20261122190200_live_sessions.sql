-- An access token is valid for an hour, even after its session has ended. Whoever changes data must therefore have a
-- session that still exists: signing out or changing the password deletes its row. Reads rely on the token alone.

-- Volatile, so that a session that ended while the caller waited for a lock is noticed.
create function private.has_live_session() returns boolean
language sql volatile security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where user_id = auth.uid() and id::text = auth.jwt() ->> 'session_id'
      and (not_after is null or not_after > clock_timestamp()));
$$;

-- Errors: PT401 not_signed_in.
create function private.require_live_session() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.has_live_session() then
    raise sqlstate 'PT401' using message = 'not_signed_in';
  end if;
end
$$;

-- The caller's id, for server functions that continue under the server's own key. Errors: PT401 not_signed_in.
create function public.confirm_session() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_live_session();
  return auth.uid();
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.confirm_session from public, anon, authenticated, service_role;
grant execute on function public.confirm_session to authenticated;
