-- Packing many orders at once: the orders, the pick list for all of them, and the start of packing.

-- {orders, pick_list, counts}, at most 200 orders, oldest first: those of a status, or those of the given ones that are
-- to be packed or being packed. Fully refunded orders are marked, and not on the pick list. Errors: those of
-- require_staff; PT400 invalid_filter, invalid_rows.
create function public.desk_packing(
  p_status text default null, p_order_ids uuid[] default null, p_limit integer default null) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most constant integer := least(greatest(coalesce(p_limit, 200), 1), 200);
  wanted_status constant text := coalesce(p_status, 'processing');
  listed uuid[];
  given_back uuid[];
begin
  perform private.require_staff();
  if wanted_status not in ('processing', 'preparing') then
    raise sqlstate 'PT400' using message = 'invalid_filter';
  elsif cardinality(p_order_ids) > 200 then
    raise sqlstate 'PT400' using message = 'invalid_rows';
  end if;
  listed := array(
    select entry.order_id from private.order_index as entry
    where p_order_ids is null and entry.status = wanted_status
      or entry.order_id = any (p_order_ids) and entry.status in ('processing', 'preparing')
    order by entry."timestamp", entry.order_id
    limit most);
  given_back := private.given_back(listed);
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_id', packed.order_id, 'order_number', packed.order_number, 'timestamp', packed."timestamp",
        'status', packed.status, 'total_pt', packed.total_pt, 'first_name', packed.first_name, 'last_name', packed.last_name,
        'phone', packed.phone, 'additional_phone', packed.additional_phone,
        'is_given_back', packed.order_id = any (given_back),
        'address', private.shown_address(address), 'lines', lines.lines, 'items', lines.items)
        order by packed."timestamp", packed.order_id), '[]')
      from public.orders as packed
      join public.order_addresses as address on address.order_id = any (listed) and address.order_id = packed.order_id
      join (
        select line.order_id, jsonb_agg(jsonb_build_object('product_id', line.product_id, 'sku', line.sku,
            'product_name', line.product_name, 'name_en', line.name_en, 'quantity', line.quantity) order by line.position) as lines,
          sum(line.quantity) as items
        from public.order_products as line where line.order_id = any (listed) group by line.order_id) as lines
        on lines.order_id = packed.order_id
      where packed.order_id = any (listed)),
    'pick_list', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'product_id', product.product_id, 'sku', product.sku, 'isbn', product.isbn, 'product_name', product.product_name,
        'name_en', product.name_en, 'category_name', category.name, 'category_name_en', category.name_en,
        'image_url', product.image_url, 'quantity', picked.quantity, 'orders', picked.orders, 'on_hand', stock.on_hand)
        order by product.sku), '[]')
      from (
        select line.product_id, sum(line.quantity) as quantity, count(*) as orders
        from public.order_products as line where line.order_id = any (listed) and line.order_id <> all (given_back)
        group by line.product_id) as picked
      join public.products as product using (product_id)
      join public.categories as category using (category_id)
      left join public.inventory as stock using (product_id)),
    'counts', (
      select jsonb_build_object('processing', count(*) filter (where status = 'processing'),
        'preparing', count(*) filter (where status = 'preparing'))
      from private.order_index where status in ('processing', 'preparing')));
end
$$;

-- Starts packing: {started, orders: [{order_id, order_number, status, verdict}]}, in the given order. Errors: those of
-- require_staff; PT400 invalid_rows.
create function public.desk_start_packing(p_order_ids uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
begin
  perform private.require_staff();
  if p_order_ids is null or cardinality(p_order_ids) not between 1 and 200 or array_position(p_order_ids, null) is not null
     or (select count(distinct order_id) from unnest(p_order_ids) as order_id) < cardinality(p_order_ids) then
    raise sqlstate 'PT400' using message = 'invalid_rows';
  end if;
  -- All callers lock in the same order, or two colleagues would wait for each other.
  perform from public.orders where order_id = any (p_order_ids) order by order_id for update;
  due := array(
    select order_id from public.orders
    where order_id = any (p_order_ids) and status = 'processing'
      and order_id <> all ((select private.given_back(p_order_ids))::uuid[])
    order by order_id);
  update public.orders set status = 'preparing', change_actor = 'staff' where order_id = any (due);
  perform private.log_staff('start_packing', 'order', order_id, order_id) from unnest(due) as order_id;
  return jsonb_build_object('started', cardinality(due), 'orders', (
    select jsonb_agg(jsonb_build_object('order_id', wanted.order_id, 'order_number', known.order_number,
      'status', known.status, 'verdict', case
        when known.order_id is null then 'unknown_order'
        when known.order_id = any (due) then 'started'
        when known.status = 'preparing' then 'already_started'
        when known.status = 'processing' then 'refunded'
        else 'wrong_status' end) order by wanted.place)
    from unnest(p_order_ids) with ordinality as wanted (order_id, place)
    left join public.orders as known using (order_id)));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_packing, public.desk_start_packing from public, anon, authenticated, service_role;
grant execute on function public.desk_packing, public.desk_start_packing to authenticated;
