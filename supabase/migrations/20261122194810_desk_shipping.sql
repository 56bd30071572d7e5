-- Tracking numbers: of one order, or of many at once from a courier's file, which is checked before anything is saved.

-- A courier by its id or its name, in any spelling; null for an unknown one.
create function private.courier_named(typed text) returns text
language sql stable set search_path = '' as $$
  select shipping_provider_id from public.shipping_providers
  where lower(private.clean_line(left(typed, 100))) in (shipping_provider_id, lower(name))
    or private.fold_search(private.clean_line(left(typed, 100))) = private.fold_search(name)
  order by shipping_provider_id limit 1
$$;

-- Normalizes a tracking number. Null if nothing is left.
create function private.clean_number(typed text) returns text
language sql immutable parallel safe
return nullif(regexp_replace(translate(private.clean_line(left(typed, 200)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
  ' ', '', 'g'), '');

create function private.is_number(number text) returns boolean
language sql immutable parallel safe
return coalesce(number ~ '^[A-Za-z0-9-]{4,40}$', false);

-- Only one colleague assigns numbers at a time, so that a number that was free at the check is still free. Before any
-- order is locked.
create function private.lock_tracking_numbers() returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('tracking numbers', 0))
$$;

-- Assigns this number to a locked order: to its latest shipment that has a number, otherwise to its latest shipment,
-- and to a new one if it has none. Returns the shipment's id. Errors: PT409 number_used.
create function private.give_number(p_order_id uuid, p_courier text, p_number text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  shipment_id uuid;
begin
  select order_shipment_id into shipment_id from public.order_shipment
  where order_id = p_order_id order by number is not null desc, created_at desc, order_shipment_id desc limit 1;
  if found then
    update public.order_shipment set number = p_number, shipping_provider = p_courier
    where order_shipment_id = shipment_id
      and (number, shipping_provider) is distinct from (p_number, p_courier);
  else
    insert into public.order_shipment (order_id, number, shipping_provider)
    values (p_order_id, p_number, p_courier)
    returning order_shipment_id into shipment_id;
  end if;
  return shipment_id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'number_used';
end
$$;

-- The number of an order; null if it has none.
create function private.number_of(p_order_id uuid, out number text, out shipping_provider text)
language sql stable set search_path = '' as $$
  select shipment.number, shipment.shipping_provider from public.order_shipment as shipment
  where shipment.order_id = p_order_id and shipment.number is not null
  order by shipment.created_at desc, shipment.order_shipment_id desc limit 1
$$;

-- Assigns a tracking number and ships the order, or corrects the number: {order_id, status, order_shipment_id, number}.
-- Errors: those of require_staff and order_as_shown; PT409 changed_meanwhile, status_not_allowed, number_used,
-- order_refunded; PT422 courier_unknown, bad_number.
create function public.desk_ship_order(
  p_order_id uuid, p_from_status text, p_shipping_provider_id text, p_number text, p_expected_number text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  typed constant text := private.clean_number(p_number);
  wanted public.orders;
  known record;
  shipment_id uuid;
begin
  perform private.require_staff();
  perform private.lock_tracking_numbers();
  wanted := private.order_as_shown(p_order_id, p_from_status);
  select * into known from private.number_of(p_order_id);
  if known.number is distinct from p_expected_number then
    raise sqlstate 'PT409' using message = 'changed_meanwhile', detail = known.number;
  elsif wanted.status not in ('processing', 'preparing', 'shipped') then
    raise sqlstate 'PT409' using message = 'status_not_allowed';
  elsif not exists (select from public.shipping_providers where shipping_provider_id = p_shipping_provider_id) then
    raise sqlstate 'PT422' using message = 'courier_unknown';
  elsif not private.is_number(typed) then
    raise sqlstate 'PT422' using message = 'bad_number';
  end if;
  shipment_id := private.give_number(p_order_id, p_shipping_provider_id, typed);
  if wanted.status <> 'shipped' then
    update public.orders set status = 'shipped', change_actor = 'staff' where order_id = p_order_id;
  end if;
  perform private.log_staff('ship_order', 'order', p_order_id, p_order_id, jsonb_build_object(
    'from', p_from_status, 'to', 'shipped', 'courier', p_shipping_provider_id, 'number', typed, 'number_before', known.number));
  return jsonb_build_object('order_id', p_order_id, 'status', 'shipped', 'order_shipment_id', shipment_id, 'number', typed);
end
$$;

-- The verdict on each row: see CheckedTrackingRow in lib/desk/contract.
create function private.tracking_verdicts(p_rows jsonb, p_courier text)
returns table (
  "row" integer, order_number text, order_id uuid, first_name text, last_name text, city_name text, city_name_en text,
  status text, number text, shipping_provider_id text, shipping_provider_name text, verdict text)
language sql stable set search_path = '' as $$
  with given as (
    select place::integer as place, left(entry ->> 'order_number', 60) as typed_order,
      left(entry ->> 'courier', 100) as typed_courier, left(entry ->> 'number', 200) as typed_number
    from jsonb_array_elements(p_rows) with ordinality as element (entry, place)),
  -- Each spelling of a courier is looked up once.
  named as (
    select typed, private.courier_named(typed) as id
    from (select distinct coalesce(private.clean_line(typed_courier), p_courier) as typed from given) as spellings),
  read as (
    select given.*, wanted.order_id, wanted.order_number, wanted.status, wanted.first_name, wanted.last_name,
      named.id as courier, private.clean_number(typed_number) as number
    from given
    left join named on named.typed = coalesce(private.clean_line(typed_courier), p_courier)
    left join public.orders as wanted on wanted.order_number = private.fold_order_number(typed_order)),
  counted as (
    select read.*,
      row_number() over (partition by read.order_id order by place) as nth_of_order,
      row_number() over (partition by read.courier, read.number order by place) as nth_of_number
    from read)
  select counted.place, coalesce(counted.order_number, private.clean_line(typed_order), ''), counted.order_id,
    counted.first_name, counted.last_name, address.city_name, address.city_name_en, counted.status,
    coalesce(counted.number, ''), counted.courier, provider.name,
    case
      when counted.order_id is null then 'unknown_order'
      when counted.courier is null then 'courier_unknown'
      -- A long number that a spreadsheet has rounded: 6.0E+11, with either decimal separator.
      when counted.number ~* '^[0-9]+([.,٫][0-9]+)?e[+]?[0-9]+$' then 'rounded_by_spreadsheet'
      when not private.is_number(counted.number) then 'bad_number'
      when nth_of_order > 1 or nth_of_number > 1 then 'twice_in_file'
      when (known.number, known.shipping_provider) = (counted.number, counted.courier)
        and counted.status in ('shipped', 'delivered') then 'already_shipped_same'
      when counted.status not in ('processing', 'preparing', 'shipped', 'delivered') then 'wrong_status'
      when known.number is not null and (known.number, known.shipping_provider) is distinct from (counted.number, counted.courier)
        then 'other_number'
      when counted.status not in ('processing', 'preparing') then 'wrong_status'
      when counted.order_id = any ((select private.given_back(array(select order_id from read)))::uuid[]) then 'refunded'
      when exists (
        select from public.order_shipment as other
        where other.number = counted.number and other.shipping_provider = counted.courier and other.order_id <> counted.order_id)
        then 'number_used'
      else 'ok' end
  from counted
  left join public.order_addresses as address on address.order_id = counted.order_id
  left join public.shipping_providers as provider on provider.shipping_provider_id = counted.courier
  left join lateral private.number_of(counted.order_id) as known on counted.order_id is not null
$$;

-- Errors: PT400 invalid_rows, also for more than 500.
create function private.check_tracking_rows(p_rows jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_rows is null or jsonb_typeof(p_rows) <> 'array' or jsonb_array_length(p_rows) > 500
     or octet_length(p_rows::text) > 500000
     or exists (
       select from jsonb_array_elements(p_rows) as entry
       where jsonb_typeof(entry) <> 'object' or coalesce(jsonb_typeof(entry -> 'order_number'), '') <> 'string'
         or coalesce(jsonb_typeof(entry -> 'number'), '') <> 'string'
         or coalesce(jsonb_typeof(entry -> 'courier'), 'null') not in ('string', 'null')) then
    raise sqlstate 'PT400' using message = 'invalid_rows';
  end if;
end
$$;

-- {rows, ok, couriers}; changes nothing. Errors: those of require_staff; PT400 invalid_rows.
create function public.desk_check_tracking(p_rows jsonb, p_courier text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  perform private.check_tracking_rows(p_rows);
  return (
    select jsonb_build_object('rows', coalesce(jsonb_agg(to_jsonb(checked) order by checked."row"), '[]'),
      'ok', count(*) filter (where checked.verdict = 'ok'), 'couriers', private.desk_couriers())
    from private.tracking_verdicts(p_rows, p_courier) as checked);
end
$$;

-- Ships the orders of the rows that are still ok: {rows, taken}. Errors: those of require_staff; PT400 invalid_rows.
create function public.desk_take_tracking(p_rows jsonb, p_courier text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  checked jsonb;
  taken uuid[];
begin
  perform private.require_staff();
  perform private.check_tracking_rows(p_rows);
  perform private.lock_tracking_numbers();
  -- All callers lock in the same order, or two colleagues would wait for each other.
  perform from public.orders
  where order_number = any (array(
    select private.fold_order_number(entry ->> 'order_number') from jsonb_array_elements(p_rows) as entry))
  order by order_id for update;
  checked := (
    select coalesce(jsonb_agg(to_jsonb(row_checked) order by row_checked."row"), '[]')
    from private.tracking_verdicts(p_rows, p_courier) as row_checked);
  taken := array(
    select (entry ->> 'order_id')::uuid from jsonb_array_elements(checked) as entry
    where entry ->> 'verdict' = 'ok' order by 1);
  perform private.give_number((entry ->> 'order_id')::uuid, entry ->> 'shipping_provider_id', entry ->> 'number')
  from jsonb_array_elements(checked) as entry where entry ->> 'verdict' = 'ok';
  perform private.log_staff('ship_order', 'order', shipped.order_id, shipped.order_id, jsonb_build_object(
    'from', shipped.status, 'to', 'shipped', 'courier', entry -> 'shipping_provider_id', 'number', entry -> 'number'))
  from jsonb_array_elements(checked) as entry
  join public.orders as shipped on shipped.order_id = (entry ->> 'order_id')::uuid
  where entry ->> 'verdict' = 'ok';
  update public.orders set status = 'shipped', change_actor = 'staff' where order_id = any (taken);
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(entry || jsonb_build_object('taken', entry ->> 'verdict' = 'ok') order by place), '[]')
      from jsonb_array_elements(checked) with ordinality as element (entry, place)),
    'taken', cardinality(taken));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_ship_order, public.desk_check_tracking, public.desk_take_tracking
  from public, anon, authenticated, service_role;
grant execute on function public.desk_ship_order, public.desk_check_tracking, public.desk_take_tracking to authenticated;
