-- Those of the bill codes that are parcels of the caller's own orders with this courier, as an array. A number that is
-- nobody's and one of somebody else's are told apart by nothing. Refusal: PT400 invalid_codes, also for more than five.
create or replace function public.own_bill_codes(p_courier text, p_bill_codes text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(p_bill_codes) not between 1 and 5 or p_courier not in ('jt', 'aramex') then
    raise sqlstate 'PT400' using message = 'invalid_codes';
  end if;
  return (
    select coalesce(jsonb_agg(distinct shipment.number), '[]')
    from public.order_shipment as shipment
    join public.orders using (order_id)
    join public.shipping_providers as provider on provider.shipping_provider_id = shipment.shipping_provider
    where orders.user_id = auth.uid() and shipment.number = any (p_bill_codes)
      and private.courier_of(provider.name) = p_courier);
end
$$;
