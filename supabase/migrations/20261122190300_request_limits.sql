-- Limits count per caller: shoppers by account, visitors by network address. Nobody is limited by what others do,
-- except that under very high load each caller is limited to a smaller number of calls, which is theirs alone.

-- The header that contains a caller's address. The servers in front overwrite whatever the caller sends. On hosted
-- Supabase and on the embedded backend it is Cloudflare's. Of several addresses the last one is used, because it was
-- added by the server next to the database.
create table private.network_settings (
  id boolean primary key default true check (id),
  address_header text not null default 'cf-connecting-ip'
    check (address_header in ('cf-connecting-ip', 'x-real-ip', 'x-forwarded-for'))
);

insert into private.network_settings default values;

-- Time limit for every query of a visitor or shopper. PostgREST applies these settings of the role that it switches to.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
notify pgrst, 'reload config';

-- Request counts in windows that begin with the first request.
create table private.request_counts (
  subject text collate "C" primary key,
  amount integer not null check (amount >= 0),
  ends_at timestamptz not null
);

create index request_counts_by_end on private.request_counts (ends_at);

alter table private.network_settings enable row level security;
alter table private.request_counts enable row level security;
revoke all on private.network_settings, private.request_counts from public, anon, authenticated, service_role;

-- A one-way hash of the caller's address. For IPv6 the network prefix is used, because one household has very many
-- addresses. Null if the headers do not contain an address.
create function private.client_address(p_headers text default current_setting('request.headers', true)) returns text
language plpgsql stable set search_path = '' as $$
declare
  named text;
  address inet;
begin
  named := nullif(p_headers, '')::jsonb ->> (select address_header from private.network_settings);
  -- A dual-stack server writes IPv4 addresses as ::ffff:192.0.2.1.
  address := regexp_replace(btrim(right(regexp_replace(named, '^.*,', ''), 60)), '^::ffff:(?=[0-9.]+$)', '', 'i')::inet;
  if family(address) = 6 then
    address := network(set_masklen(address, 64));
  end if;
  return encode(sha256(convert_to(host(address), 'UTF8')), 'hex');
exception
  when data_exception then
    return null;
end
$$;

-- The caller's key for limits. Callers without a known address share one.
create function private.caller() returns text
language plpgsql volatile set search_path = '' as $$
begin
  if private.has_live_session() then
    return 'account ' || auth.uid();
  end if;
  return 'address ' || coalesce(private.client_address(), 'unknown');
end
$$;

-- Adds `p_amount` to the count of a subject. Returns false and counts nothing if that would exceed `p_most` in the
-- window.
create function private.count_request(p_subject text, p_window interval, p_most integer, p_amount integer default 1)
returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.request_counts as counted (subject, amount, ends_at)
  values (p_subject, p_amount, clock_timestamp() + p_window)
  on conflict (subject) do update set
    amount = case when counted.ends_at <= clock_timestamp() then 0 else counted.amount end + excluded.amount,
    ends_at = case when counted.ends_at <= clock_timestamp() then excluded.ends_at else counted.ends_at end
  where counted.ends_at <= clock_timestamp() or counted.amount + excluded.amount <= p_most;
  return found;
end
$$;

-- The same, but raises PT429 with this code above the limit.
create function private.require_allowance(
  p_refusal text, p_subject text, p_window interval, p_most integer, p_amount integer default 1) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.count_request(p_subject, p_window, p_most, p_amount) then
    raise sqlstate 'PT429' using message = p_refusal;
  end if;
end
$$;

-- Counts a call among those of all callers within a day. Once these reach `p_crowd`, each caller is limited to `p_most`
-- further calls. Returns what it counted, or null above the limit. Must be the last count of a transaction, so that two
-- callers never wait for each other. Also deletes expired counts.
create function private.count_in_crowd(p_kind text, p_caller text, p_crowd integer, p_most integer, p_amount integer default 1)
returns text
language plpgsql volatile set search_path = '' as $$
declare
  of_all constant text := p_kind || ' of all';
  of_caller constant text := p_kind || ' in a crowd, of ' || p_caller;
  counted text;
begin
  if private.count_request(of_all, interval '1 day', p_crowd, p_amount) then
    counted := of_all;
  elsif private.count_request(of_caller, interval '1 day', p_most, p_amount) then
    counted := of_caller;
  end if;
  delete from private.request_counts where subject = any (array(
    select subject from private.request_counts
    where ends_at < clock_timestamp() order by ends_at limit 20 for update skip locked));
  return counted;
end
$$;

-- An error that the REST interface sends as if it had been raised (status and body), while earlier writes of the
-- transaction are kept. The caller must return the result of this function.
create function private.kept_refusal(p_status integer, p_message text, p_detail text default null) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('response.status', p_status::text, true);
  return jsonb_build_object('code', 'PT' || p_status, 'message', p_message, 'details', p_detail, 'hint', null);
end
$$;

revoke all on all functions in schema private from public;
