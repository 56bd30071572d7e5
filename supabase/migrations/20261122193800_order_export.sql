-- Orders for the shopkeeper's own spreadsheets, in pages.

-- Orders of [p_from, p_to), of one status or of all, oldest first: an array of at most p_limit (1,000). The next page
-- begins after the order_id of the last one. Amounts are in piastres. Errors: PT400 invalid_status; PT404
-- order_not_found for an unknown p_after.
create function public.export_orders(
  p_from timestamptz default null, p_to timestamptz default null, p_status text default null,
  p_after uuid default null, p_limit integer default 500) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  after_time timestamptz := '-infinity';
begin
  if p_status not in ('pending', 'processing', 'preparing', 'shipped', 'delivered', 'cancelled') then
    raise sqlstate 'PT400' using message = 'invalid_status';
  end if;
  if p_after is not null then
    select "timestamp" into after_time from public.orders where order_id = p_after;
    if not found then
      raise sqlstate 'PT404' using message = 'order_not_found';
    end if;
  end if;
  return (
    with page as (
      select * from public.orders
      where "timestamp" >= coalesce(p_from, '-infinity') and "timestamp" < coalesce(p_to, 'infinity')
        and (p_status is null or status = p_status)
        and ("timestamp", order_id) > (after_time, coalesce(p_after, '00000000-0000-0000-0000-000000000000'))
      order by "timestamp", order_id
      limit least(greatest(p_limit, 1), 1000))
    select coalesce(jsonb_agg(
      to_jsonb(page) - array['idempotency_key', 'request_hash', 'change_actor', 'change_reason', 'promo_id', 'total_amount']
        || jsonb_build_object(
          'address', (
            select to_jsonb(place) - array['order_address_id', 'order_id']
            from public.order_addresses as place where place.order_id = page.order_id),
          'lines', (
            select jsonb_agg(to_jsonb(line) - array['order_id', 'retail_price'] order by line.position)
            from public.order_products as line where line.order_id = page.order_id),
          'payments', (
            select coalesce(jsonb_agg(jsonb_build_object('provider', payment.provider, 'method', payment.payment_method,
              'merchant_ref', payment.merchant_ref, 'provider_reference', payment.provider_reference,
              'status', payment.status, 'paid_pt', payment.paid_pt, 'review_reason', payment.review_reason)
              order by payment.created_at), '[]')
            from public.order_payment as payment where payment.order_id = page.order_id),
          'shipments', (
            select coalesce(jsonb_agg(jsonb_build_object('number', shipment.number, 'service', shipment.service,
              'shipping_provider', provider.name) order by shipment.created_at), '[]')
            from public.order_shipment as shipment
            left join public.shipping_providers as provider on provider.shipping_provider_id = shipment.shipping_provider
            where shipment.order_id = page.order_id))
      order by page."timestamp", page.order_id), '[]')
    from page);
end
$$;

revoke all on function public.export_orders from public, anon, authenticated, service_role;
grant execute on function public.export_orders to service_role;
