-- The progress of an order, for anybody who knows its number and one of its phone numbers, signed in or not.
--
-- Wrong phone numbers count against the caller, so a stranger cannot lock out an order's owner. After a hundred wrong
-- ones within a day, each caller has three left; a correct one costs none.

-- Normalizes an order number: digits of either script, small letters, and letters outside its alphabet replaced with
-- those that they resemble. Null if it is not an order number.
create function private.fold_order_number(typed text) returns text
language sql immutable parallel safe
return (
  select 'ZD-' || left(code, 4) || '-' || right(code, 4)
  from (
    select substring(regexp_replace(
      translate(upper(left(typed, 60)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹OILU', '01234567890123456789011V'),
      '[^0-9A-Z]', '', 'g') from '^(?:ZD)?([0-9A-HJKMNP-TV-Z]{8})$') as code) as folded
  where code is not null);

-- Normalizes a phone number for comparison. Null if it is not a phone number.
create function private.phone_key(typed text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  digits constant text := replace(private.clean_phone(left(typed, 60)), '+', '');
begin
  return coalesce('20' || substring(digits from '^(?:0|(?:00)?200?)(1[0-9]{9}|[2-9][0-9]{8})$'), nullif(ltrim(digits, '0'), ''));
end
$$;

-- {outcome: 'found', order: {order_number, status, placed_at, history: [{status, timestamp}], parcels: [{courier}]}},
-- {outcome: 'unknown'} for an unknown order number or a phone number that is not the order's, or {outcome: 'limited'}
-- after too many of those from one caller. Raises nothing, because an error would roll back the count.
create function public.track_order(p_order_number text, p_phone text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text := private.fold_order_number(p_order_number);
  given constant text := private.phone_key(p_phone);
  caller constant text := private.caller();
  guesses text[];
  mine public.orders;
  phones text[];
begin
  if wanted is null or given is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Limits one caller who tries many orders, many phones for one order, and many callers who try the same order.
  guesses := array['guesses of ' || caller, 'guesses at ' || wanted || ' of ' || caller];
  if private.count_request(guesses[1], interval '10 minutes', 60) then
    if private.count_request(guesses[2], interval '15 minutes', 10) then
      guesses[3] := private.count_in_crowd('guesses at ' || wanted, caller, 100, 3);
    end if;
  end if;
  if guesses[3] is null then
    return jsonb_build_object('outcome', 'limited');
  end if;

  select * into mine from public.orders where order_number = wanted;
  -- Computed whether or not the order exists, so that both cases take the same time.
  phones := array[private.phone_key(coalesce(mine.phone, p_phone)),
    private.phone_key(coalesce(mine.additional_phone, mine.phone, p_phone))];
  if mine.order_id is null or given <> all (phones) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Correct lookups are not limited.
  update private.request_counts set amount = amount - 1 where subject = any (guesses);
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

revoke all on all functions in schema private from public;
revoke all on function public.track_order from public, anon, authenticated, service_role;
grant execute on function public.track_order to anon, authenticated;
