-- Sales: orders by the day on which they were paid, less what was refunded since.

create index order_status_changes_paid on public.order_status_changes ("timestamp") where to_status = 'processing';
create index payment_charges_returned on private.payment_charges (order_payment_id) where refund <> 'none';

-- Orders that were paid in this period: the amount paid for each, and how much of it was refunded. unknown_part: the
-- provider does not report how much.
create function private.paid_orders(since timestamptz, until timestamptz)
returns table (order_id uuid, day date, items bigint, revenue_pt bigint, refunded_pt bigint, unknown_part boolean)
language sql stable set search_path = '' as $$
  with returned as (
    select payment.order_id, sum(coalesce(charge.refunded_pt, 0))::bigint as refunded_pt,
      bool_or(charge.refunded_pt is null) as unknown_part
    from private.payment_charges as charge join public.order_payment as payment using (order_payment_id)
    -- A second charge was never the shop's money.
    where charge.refund <> 'none' and charge.doubt is null and payment.settles
    group by payment.order_id)
  select orders.order_id, (paid."timestamp" at time zone 'Africa/Cairo')::date, lines.items, orders.total_pt,
    least(coalesce(returned.refunded_pt, 0), orders.total_pt), coalesce(returned.unknown_part, false)
  from public.order_status_changes as paid
  join public.orders using (order_id)
  join lateral (
    select sum(line.quantity) as items from public.order_products as line where line.order_id = orders.order_id) as lines on true
  left join returned on returned.order_id = orders.order_id
  where paid.to_status = 'processing' and paid."timestamp" >= since and paid."timestamp" < until
$$;

create function private.sales_figures(orders bigint, items numeric, revenue_pt numeric, refunded_pt numeric) returns jsonb
language sql immutable
return jsonb_build_object('orders', coalesce(orders, 0), 'items', coalesce(items, 0), 'revenue_pt', coalesce(revenue_pt, 0),
  'refunded_pt', coalesce(refunded_pt, 0), 'net_pt', coalesce(revenue_pt - refunded_pt, 0));

-- See salesSchema in lib/desk/contract. Errors: PT400 invalid_day, also for more than 366 days; those of require_staff.
create function public.desk_sales(p_from date, p_to date) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most_books constant integer := 100;
  since timestamptz;
  until timestamptz;
begin
  perform private.require_staff();
  if p_from is null or p_to is null or not isfinite(p_from) or not isfinite(p_to) or p_to - p_from not between 0 and 365 then
    raise sqlstate 'PT400' using message = 'invalid_day';
  end if;
  since := private.day_start(p_from);
  until := private.day_start(p_to + 1);
  return (
    with paid as materialized (
      select * from private.paid_orders(since, until)),
    by_day as (
      select day, count(*) as orders, sum(items) as items, sum(revenue_pt) as revenue_pt, sum(refunded_pt) as refunded_pt
      from paid group by day),
    -- The refund of an order is distributed among its lines in proportion to their share of the total.
    by_book as (
      select line.product_id, count(*) as orders, sum(line.quantity) as items, sum(line.line_pt) as revenue_pt,
        sum(round(line.line_pt::numeric * paid.refunded_pt / paid.revenue_pt)) as refunded_pt,
        (array_agg(line.product_name order by line.order_id))[1] as product_name,
        (array_agg(line.sku order by line.order_id))[1] as sku
      from paid join public.order_products as line using (order_id)
      group by line.product_id),
    best as (
      select by_book.*, row_number() over (order by by_book.revenue_pt - by_book.refunded_pt desc, by_book.product_id) as rank
      from by_book),
    by_place as (
      select case when address.country_iso2 = 'EG' then address.city_name else address.country_name end as name,
        case when address.country_iso2 = 'EG' then address.city_name_en else address.country_name_en end as name_en,
        count(*) as orders, sum(paid.items) as items, sum(paid.revenue_pt) as revenue_pt, sum(paid.refunded_pt) as refunded_pt
      from paid join public.order_addresses as address using (order_id)
      group by 1, 2)
    select jsonb_build_object(
      'from', p_from, 'to', p_to,
      'totals', (
        select private.sales_figures(count(*), sum(items), sum(revenue_pt), sum(refunded_pt)) from paid),
      'days', (
        select jsonb_agg(jsonb_build_object('day', calendar.day)
          || private.sales_figures(by_day.orders, by_day.items, by_day.revenue_pt, by_day.refunded_pt) order by calendar.day)
        from (select p_from + nth as day from generate_series(0, p_to - p_from) as nth) as calendar
        left join by_day using (day)),
      'books', (
        select coalesce(jsonb_agg(jsonb_build_object('product_id', best.product_id,
            'sku', coalesce(product.sku, best.sku), 'product_name', coalesce(product.product_name, best.product_name),
            'name_en', product.name_en)
          || private.sales_figures(best.orders, best.items, best.revenue_pt, best.refunded_pt) order by best.rank), '[]')
        from best left join public.products as product using (product_id)
        where best.rank <= most_books),
      'book_count', (select count(*) from by_book),
      'governorates', (
        select coalesce(jsonb_agg(jsonb_build_object('name', by_place.name, 'name_en', by_place.name_en)
          || private.sales_figures(by_place.orders, by_place.items, by_place.revenue_pt, by_place.refunded_pt)
          order by by_place.revenue_pt - by_place.refunded_pt desc, by_place.name), '[]')
        from by_place),
      'unknown_refunds', (select count(*) from paid where unknown_part)));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_sales from public, anon, authenticated, service_role;
grant execute on function public.desk_sales to authenticated;
