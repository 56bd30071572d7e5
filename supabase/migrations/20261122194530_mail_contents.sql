-- The data of an e-mail, for the function that writes its text. Amounts are in piastres.

create function private.reference_facts(p_order_id uuid, p_order_payment_id uuid default null) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object('provider', provider, 'reference', reference, 'ends_at', ends_at)
  from private.open_references(p_order_id)
  where order_payment_id = coalesce(p_order_payment_id, order_payment_id)
    and ends_at > clock_timestamp()
  order by created_at desc limit 1);

create function private.parcel_facts(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('courier', provider.name, 'number', shipment.number)
    order by shipment.created_at, shipment.order_shipment_id), '[]')
  from public.order_shipment as shipment
  left join public.shipping_providers as provider on provider.shipping_provider_id = shipment.shipping_provider
  where shipment.order_id = p_order_id and shipment.number is not null);

-- How the order was paid; null if it is not paid.
create function private.paid_facts(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object('method', payment.payment_method, 'provider', payment.provider,
    'transaction', payment.provider_reference, 'paid_pt', payment.paid_pt, 'paid_at', (
      select min("timestamp") from public.payment_status
      where order_payment_id = payment.order_payment_id and payment_status.status = 'PAID'))
  from public.order_payment as payment
  where payment.order_id = p_order_id and payment.settles);

create function private.order_facts(placed public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'order_id', placed.order_id, 'order_number', placed.order_number, 'placed_at', placed."timestamp", 'first_name', placed.first_name, 'last_name', placed.last_name,
    'phone', placed.phone, 'subtotal_pt', placed.subtotal_pt, 'shipping_pt', placed.shipping_pt, 'fee_pt', placed.fee_pt,
    'discount_pt', placed.discount_pt, 'promo_code', placed.promo_code, 'total_pt', placed.total_pt,
    'status', placed.status, 'expires_at', placed.expires_at,
    -- Even if the money of a cancelled order was refunded before this is sent.
    'refund_due', placed.refund_due or placed.status = 'cancelled' and exists (
      select from public.order_payment as payment join private.payment_charges as charge using (order_payment_id)
      where payment.order_id = placed.order_id and charge.doubt is distinct from 'wrong_mode'),
    'lines', (
      select jsonb_agg(jsonb_build_object('product_name', line.product_name, 'name_en', line.name_en,
        'quantity', line.quantity, 'unit_pt', line.unit_pt, 'line_pt', line.line_pt) order by line.position)
      from public.order_products as line where line.order_id = placed.order_id),
    'address', (
      select jsonb_build_object('street', place.shipping_address, 'area', place.area_name, 'area_en', place.area_name_en,
        'city', place.city_name, 'city_en', place.city_name_en, 'country', place.country_name,
        'country_en', place.country_name_en)
      from public.order_addresses as place where place.order_id = placed.order_id),
    'cancelled_by', (
      select change.actor from public.order_status_changes as change
      where change.order_id = placed.order_id and change.to_status = 'cancelled'))
$$;

-- The current content of an e-mail; null if there is no longer a reason to send it.
create function private.mail_content(mail private.mails) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  placed public.orders;
  payment_id constant uuid := mail.reason ->> 'order_payment_id';
  reference jsonb;
begin
  if mail.kind = 'back_in_stock' then
    return (
      select jsonb_build_object('sku', sku, 'product_name', product_name, 'name_en', name_en,
        'retail_price_pt', retail_price_pt, 'token', token)
      from public.back_in_stock_requests join public.products using (product_id)
      where request_id = mail.request_id and state = 'queued' and available and published);
  elsif mail.kind = 'answer' then
    return (
      select mail.reason || jsonb_build_object('reference', contact.reference, 'name', contact.name,
        'message', contact.message, 'message_sent_at', contact.created_at)
      from public.contact_messages as contact where contact.message_id = mail.message_id);
  end if;

  select * into placed from public.orders where order_id = mail.order_id;
  if mail.kind in ('received', 'reminder') then
    reference := private.reference_facts(placed.order_id, payment_id);
    -- Queued only because of this reference.
    if payment_id is not null and (reference is null or mail.kind = 'reminder'
        and (reference ->> 'ends_at')::timestamptz < clock_timestamp() + private.reminder_deadline()) then
      return null;
    end if;
  end if;
  return mail.reason || private.order_facts(placed) || jsonb_build_object('reference', reference,
    'parcels', private.parcel_facts(placed.order_id), 'payment', private.paid_facts(placed.order_id));
end
$$;

revoke all on all functions in schema private from public;
