import type postgres from 'postgres';

/**
 * This many orders of the last year, most of them delivered, a few hundred to pack, with lines, addresses in all
 * governorates, payments, parcels and a few refunds; a colleague, Hana, in a session. Triggers are off while they are
 * filled in, and the desk's index is computed once for all. Needs a catalogue: see fillCatalogue.
 */
export async function fillOrders(sql: postgres.Sql, size: number): Promise<void> {
  await sql.unsafe(`
    begin;
    set local session_replication_role = replica;
    insert into auth.users (id, email, email_confirmed_at) values ('${hana}', 'hana@example.com', now());
    insert into auth.sessions (id, user_id) values ('${hana}', '${hana}');
    insert into public.user_profiles (user_id, email, full_name) values ('${hana}', 'hana@example.com', 'هناء سمير');
    insert into public.staff_members (user_id) values ('${hana}');
    create temporary table drawn on commit drop as
    select n, gen_random_uuid() as order_id, gen_random_uuid() as payment_id, gen_random_uuid() as address_id,
      abs(hashint4(n)) as chance, now() - interval '365 days' * (1 - n / ${String(size)}.0) as at,
      case when n > ${String(size)} - 200 then 'processing' when n > ${String(size)} - 300 then 'preparing'
        when n > ${String(size)} - 2000 then 'shipped' when n % 11 = 0 then 'cancelled' else 'delivered' end as status
    from generate_series(1, ${String(size)}) as n;
    insert into public.orders (order_id, order_number, idempotency_key, request_hash, "timestamp", status, subtotal_pt,
      shipping_pt, fee_pt, discount_pt, total_pt, first_name, last_name, email, phone, expires_at, refund_due)
    select order_id, format('ZD-%s-%s', substr(code, 1, 4), substr(code, 5, 4)), gen_random_uuid(), '', at, status,
      20000, 5000, 700, 0, 25700,
      (array['منى', 'أحمد', 'محمد', 'سارة', 'عمر', 'فاطمة', 'يوسف', 'مريم'])[1 + chance % 8],
      (array['حسن', 'علي', 'السيد', 'إبراهيم', 'عبد الرحمن'])[1 + chance / 8 % 5] || ' ' || chr(1575 + chance % 20) || chr(1601 + chance / 20 % 8) || chr(1575 + chance / 160 % 20),
      'reader' || n || '@example.com', '+2010' || lpad((chance % 100000000)::text, 8, '0'), at + interval '1 hour',
      status = 'cancelled' and n % 700 = 0
    from drawn, lateral (select private.random_code() as code where n is not null) as made;
    insert into public.order_addresses (order_address_id, order_id, shipping_address, country_id, area_id, country_iso2,
      country_name, country_name_en, city_name, city_name_en, area_name, area_name_en)
    select address_id, order_id, 'شارع ' || n, country.id, area.id, 'EG', country.name, country.name_en, city.name,
      city.name_en, area.name, area.name_en
    from drawn
    join (select id, name, name_en, city_id, row_number() over (order by id) - 1 as place, count(*) over () as all_areas
      from public.areas where city_id <> '00000000-0000-4000-8000-0000000000a0') as area on area.place = drawn.chance / 3 % area.all_areas
    join public.cities as city on city.id = area.city_id
    join public.countries as country on country.iso2 = 'EG';
    insert into public.order_products (order_id, product_id, position, quantity, unit_pt, line_pt, sku, product_name)
    select order_id, product_id, 1, 2, 10000, 20000, sku, product_name
    from drawn join (
      select product_id, sku, product_name, row_number() over (order by sku) - 1 as place, count(*) over () as all_books
      from public.products) as book on book.place = drawn.chance / 5 % book.all_books;
    insert into public.order_status_changes (order_id, from_status, to_status, actor, "timestamp")
    select order_id, null, 'pending', 'shopper', at from drawn
    union all select order_id, 'pending', 'processing', 'payment', at + interval '10 minutes' from drawn where n % 11 <> 0;
    insert into public.order_payment (order_payment_id, order_id, provider, requested_method, payment_method, merchant_ref,
      expected_pt, paid_pt, status, settles, provider_reference, created_at, next_inquiry_at, review_reason)
    select payment_id, order_id, case when n % 5 = 0 then 'paymob' else 'fawry' end, 'any', 'CARD', 'ref' || n, 25700, 25700,
      'PAID', true, n::text, at, null, case when n % 9000 = 0 then 'amount_mismatch' end
    from drawn where n % 11 <> 0;
    insert into private.payment_charges (provider, transaction_id, order_payment_id, amount_pt, refund, refunded_pt)
    select case when n % 5 = 0 then 'paymob' else 'fawry' end, n::text, payment_id, 25700,
      case when n % 50 = 0 then 'all' else 'none' end, case when n % 50 = 0 then 25700 else 0 end
    from drawn where n % 11 <> 0;
    insert into public.order_shipment (order_id, number, shipping_provider, shipping_address)
    select order_id, 'JT' || lpad(n::text, 10, '0'), 'jt-express', address_id
    from drawn where status in ('shipped', 'delivered');
    insert into private.order_index (order_id, "timestamp", status, refund_due, city_id, providers, words)
    select orders.order_id, orders."timestamp", orders.status, orders.refund_due, area.city_id,
      array(select distinct provider from public.order_payment as payment where payment.order_id = orders.order_id),
      private.order_words(orders)
    from public.orders join public.order_addresses as address using (order_id)
    join public.areas as area on area.id = address.area_id;
    insert into public.contact_messages (message_id, reference, created_at, locale, topic, name, email, message, answered_at)
    select gen_random_uuid(), 'M-' || upper(substr(lpad(to_hex(n), 8, '0'), 1, 4)) || '-' || upper(substr(lpad(to_hex(n), 8, '0'), 5, 4)), now() - make_interval(hours => n), 'ar', 'order', 'أحمد علي', 'a' || n || '@example.com',
      'أين طلبي؟', case when n > 20 then now() end from generate_series(1, 5000) as n;
    insert into public.inventory (product_id, on_hand) select product_id, 5 + retail_price_pt % 100 from public.products on conflict do nothing;
    commit`);
  await sql.unsafe('vacuum analyze');
}

export const hana = 'd0000000-0000-4000-8000-0000000000a1';
