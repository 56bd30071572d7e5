-- The desk's list of orders, and orders in the format of all lists of the desk.

-- Orders in a list, in the given order: see listedOrderSchema in lib/desk/contract.
create function private.listed_orders(order_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_id', listed.order_id, 'order_number', listed.order_number, 'timestamp', listed."timestamp",
    'status', listed.status, 'total_pt', listed.total_pt, 'refund_due', listed.refund_due,
    'first_name', listed.first_name, 'last_name', listed.last_name, 'phone', listed.phone,
    'place', to_jsonb(address) - array['order_address_id', 'order_id', 'shipping_address', 'country_id', 'area_id'],
    'items', (select sum(quantity) from public.order_products as line where line.order_id = listed.order_id),
    'provider', payment.provider, 'payment_method', payment.payment_method,
    'review_reason', (
      select review_reason from public.order_payment as attempt
      where attempt.order_id = listed.order_id and review_reason is not null
      order by created_at, order_payment_id limit 1),
    'tracking_number', (
      select number from public.order_shipment as shipment
      where shipment.order_id = listed.order_id and number is not null
      order by created_at desc, order_shipment_id desc limit 1))
    order by wanted.place), '[]')
  from unnest(order_ids) with ordinality as wanted (order_id, place)
  join public.orders as listed using (order_id)
  join public.order_addresses as address using (order_id)
  left join lateral (
    select attempt.provider, attempt.payment_method from public.order_payment as attempt
    where attempt.order_id = listed.order_id
    order by settles desc, created_at desc, order_payment_id limit 1) as payment on true
$$;

-- Orders that match the typed text and all filters, newest first: {orders, next_cursor, total, more}. Errors: those of
-- require_staff; PT400 invalid_filter, invalid_day, invalid_cursor.
create function public.desk_orders(
  p_query text default null, p_status text default null, p_needs text default null, p_city_id uuid default null,
  p_provider text default null, p_from date default null, p_to date default null, p_cursor text default null,
  p_limit integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most_counted constant integer := 1000;
  size constant integer := private.page_size(p_limit);
  query tsquery;
  since timestamptz;
  until timestamptz;
  after record;
  reviewed uuid[];
  found_ids uuid[];
  shown uuid[];
begin
  perform private.require_staff();
  if p_status not in ('pending', 'processing', 'preparing', 'shipped', 'delivered', 'cancelled')
     or p_needs not in ('to_pack', 'to_ship', 'refund', 'review') or p_provider not in ('fawry', 'paymob') then
    raise sqlstate 'PT400' using message = 'invalid_filter';
  end if;
  if private.clean_line(p_query) is not null then
    query := private.order_query(p_query);
  end if;
  since := private.day_start(p_from);
  until := private.day_start(p_to + 1);
  after := private.read_cursor(p_cursor);
  if p_needs = 'review' then
    reviewed := array(
      select order_id from public.order_payment where review_reason is not null order by updated_at desc limit 5000);
  end if;

  found_ids := array(
    select entry.order_id from private.order_index as entry
    where (query is null or entry.words @@ query)
      and (p_status is null or entry.status = p_status)
      and (p_needs is null
        or p_needs = 'to_pack' and entry.status = 'processing'
        or p_needs = 'to_ship' and entry.status in ('processing', 'preparing')
        or p_needs = 'refund' and entry.refund_due
        or p_needs = 'review' and entry.order_id = any (reviewed))
      and (p_city_id is null or entry.city_id = p_city_id)
      and (p_provider is null or p_provider = any (entry.providers))
      and (since is null or entry."timestamp" >= since)
      and (until is null or entry."timestamp" < until)
      and (after.at is null or (entry."timestamp", entry.order_id) < (after.at, after.id))
    order by entry."timestamp" desc, entry.order_id desc
    limit case when p_cursor is null then most_counted + 1 else size + 1 end);
  shown := found_ids[1:size];
  return jsonb_build_object(
    'orders', private.listed_orders(shown),
    'next_cursor', case when cardinality(found_ids) > size then (
      select private.cursor_of("timestamp", order_id) from private.order_index where order_id = shown[size]) end,
    'total', case when p_cursor is null then least(cardinality(found_ids), most_counted) end,
    'more', p_cursor is null and cardinality(found_ids) > most_counted);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_orders from public, anon, authenticated, service_role;
grant execute on function public.desk_orders to authenticated;
