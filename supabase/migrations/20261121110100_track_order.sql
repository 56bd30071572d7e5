-- How far an order is, for whoever knows its number and a phone number of it, signed in or not.

-- Questions that found nothing, counted within windows: for one order, from one address, and from everybody.
create table private.track_tries (
  subject text primary key,
  began_at timestamptz not null,
  tries integer not null
);

create index track_tries_by_age on private.track_tries (began_at);

alter table private.track_tries enable row level security;
revoke all on private.track_tries from public, anon, authenticated, service_role;

-- Counts one more question about a subject; false when there were `most` within the window already.
create function private.count_track_try(p_subject text, p_window interval, most integer) returns boolean
language sql volatile set search_path = '' as $$
  insert into private.track_tries as counted (subject, began_at, tries)
  values (p_subject, clock_timestamp(), 1)
  on conflict (subject) do update set
    tries = case when counted.began_at < clock_timestamp() - p_window then 1 else least(counted.tries, most) + 1 end,
    began_at = case when counted.began_at < clock_timestamp() - p_window then clock_timestamp() else counted.began_at end
  returning tries <= most;
$$;

-- Who asks, as far as the servers in front say: an address on the network, of the newer kind its neighbourhood,
-- in a form that is not readable again. Null where nobody says, as on a laptop. A caller without such a server in
-- front can claim any address: what holds without it are the counts for each order and for all.
create function private.client_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := btrim(left(coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
    split_part(headers ->> 'x-forwarded-for', ',', 1)), 60))::inet;
  if family(address) = 6 then
    address := network(set_masklen(address, 64));
  end if;
  return encode(sha256(convert_to(host(address), 'UTF8')), 'hex');
exception
  when data_exception then
    return null;
end
$$;

-- An order number however it was typed: digits of either script, small letters, the letters that its own alphabet
-- leaves out for those they look like. Null when it is none.
create function private.fold_order_number(typed text) returns text
language sql immutable parallel safe
return (
  select 'ZD-' || left(code, 4) || '-' || right(code, 4)
  from (
    select substring(regexp_replace(
      translate(upper(left(typed, 60)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹OILU', '01234567890123456789011V'),
      '[^0-9A-Z]', '', 'g') from '^(?:ZD)?([0-9A-HJKMNP-TV-Z]{8})$') as code) as folded
  where code is not null);

-- A phone number in the one form in which two of them are compared. Null when it is none.
create function private.phone_key(typed text) returns text
language sql immutable parallel safe
return (
  select coalesce('20' || substring(digits from '^(?:0|(?:00)?200?)(1[0-9]{9}|[2-9][0-9]{8})$'), nullif(ltrim(digits, '0'), ''))
  from (select replace(private.clean_phone(left(typed, 60)), '+', '')) as cleaned (digits)
  where digits is not null);

-- {outcome: 'found', order: {order_number, status, placed_at, history: [{status, timestamp}], parcels: [{courier}]}},
-- {outcome: 'unknown'} for a number that no order has and for a phone number that is not the order's, or
-- {outcome: 'limited'} after too many of those. Nothing that is raised would be counted, so nothing is.
create function public.track_order(p_order_number text, p_phone text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text := private.fold_order_number(p_order_number);
  given constant text := private.phone_key(p_phone);
  address constant text := private.client_address();
  counted text[] := array['all'];
  is_allowed boolean;
  mine public.orders;
  phones text[];
begin
  if wanted is null or given is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Always in this order, so that two callers never wait for each other.
  is_allowed := private.count_track_try('all', interval '1 minute', 1200);
  if is_allowed and address is not null then
    counted := counted || ('address ' || address);
    is_allowed := private.count_track_try('address ' || address, interval '10 minutes', 60);
  end if;
  if is_allowed then
    counted := counted || ('order ' || wanted);
    is_allowed := private.count_track_try('order ' || wanted, interval '15 minutes', 10);
  end if;
  if not is_allowed then
    return jsonb_build_object('outcome', 'limited');
  end if;

  select * into mine from public.orders where order_number = wanted;
  -- Worked out whether there is an order or not: what is missing takes as long as what is wrong.
  phones := array[private.phone_key(coalesce(mine.phone, p_phone)),
    private.phone_key(coalesce(mine.additional_phone, mine.phone, p_phone))];
  if mine.order_id is null or given <> all (phones) then
    delete from private.track_tries
    where subject in (
      select subject from private.track_tries
      where began_at < clock_timestamp() - interval '1 hour' order by began_at limit 50 for update skip locked);
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Whoever knows the answer may look again as often as they like.
  update private.track_tries set tries = tries - 1 where subject = any (counted);
  return jsonb_build_object('outcome', 'found', 'order', jsonb_build_object(
    'order_number', mine.order_number,
    'status', mine.status,
    'placed_at', mine."timestamp",
    'history', (
      select jsonb_agg(jsonb_build_object('status', to_status, 'timestamp', "timestamp") order by "timestamp")
      from public.order_status_changes where order_id = mine.order_id),
    'parcels', (
      select coalesce(jsonb_agg(jsonb_build_object('courier', provider.name) order by shipment.created_at), '[]')
      from public.order_shipment as shipment
      left join public.shipping_providers as provider on provider.shipping_provider_id = shipment.shipping_provider
      where shipment.order_id = mine.order_id)));
end
$$;

revoke all on function private.count_track_try, private.client_address, private.fold_order_number, private.phone_key
  from public;
revoke all on function public.track_order from public, anon, authenticated, service_role;
grant execute on function public.track_order to anon, authenticated;
