/** anon, authenticated, service_role. */
export type Rights = readonly [string, string, string];

const everyoneReads: Rights = ['select', 'select', 'select insert update delete'];
export const nobody: Rights = ['', '', ''];

const writable =
  'sku product_name name_en description description_en notes notes_en category_id subject_id owner_id term level grade ' +
  'track_bits retail_price_pt isbn pages edition_year image_url sellable published created_at';

/** Every table and view, with what each role may do to it. Column rights in brackets. */
export const relations: Record<string, Rights> = {
  'public.addresses': ['', 'select', 'select insert update delete'],
  'public.areas': everyoneReads,
  'public.back_in_stock_requests': ['', '', 'select delete'],
  'public.categories': everyoneReads,
  'public.cities': everyoneReads,
  'public.contact_messages': ['', '', 'select delete update(answered_at staff_note)'],
  'public.countries': everyoneReads,
  'public.inventory': ['', '', 'select insert update delete'],
  'public.levels': everyoneReads,
  'public.order_addresses': ['', 'select', 'select'],
  'public.order_payment': ['', 'select', 'select update(review_reason next_ask_at)'],
  'public.order_products': ['', 'select', 'select'],
  'public.order_shipment': [
    '',
    'select',
    'select insert(order_id number service shipping_provider shipping_address) update(number service shipping_provider)',
  ],
  'public.order_status_changes': ['', 'select(order_id from_status to_status timestamp)', 'select'],
  'public.orders': ['', 'select', 'select update(status expires_at refund_due change_reason)'],
  'public.owners': everyoneReads,
  'public.payment_status': ['', 'select', 'select'],
  'public.pricing_settings': ['', '', 'select update'],
  'public.product_specifications': everyoneReads,
  'public.products': [
    'select',
    'select',
    `select delete insert(product_id ${writable}) update(${writable})`,
  ],
  'public.promos': ['', '', 'select insert update delete'],
  'public.shipping_area_rates': ['', '', 'select insert update delete'],
  'public.shipping_city_rates': ['', '', 'select insert update delete'],
  'public.shipping_providers': ['', 'select', 'select insert update delete'],
  'public.shop_products_view': ['select', 'select', 'select'],
  'public.subjects': everyoneReads,
  'public.telemetry_busiest_pages': ['', '', 'select'],
  'public.telemetry_checkout_funnel': ['', '', 'select'],
  'public.telemetry_errors_today': ['', '', 'select'],
  'public.telemetry_events': ['', '', 'select'],
  'public.telemetry_events_event_id_seq': nobody,
  'public.telemetry_sessions': ['', '', 'select'],
  'public.telemetry_slowest_calls': ['', '', 'select'],
  'public.telemetry_web_vitals': ['', '', 'select'],
  'public.terms': everyoneReads,
  'public.tracks': everyoneReads,
  'public.user_profiles': [
    '',
    'select update(full_name phone phone_2)',
    'select update(full_name phone phone_2)',
  ],
  'private.catalogue_changes': nobody,
  'private.catalogue_changes_id_seq': nobody,
  'private.catalogue_counts': nobody,
  'private.catalogue_import_outcomes': nobody,
  'private.catalogue_import_rows': nobody,
  'private.catalogue_names': nobody,
  'private.catalogue_search_memory': nobody,
  'private.network_settings': nobody,
  'private.order_status_edges': nobody,
  'private.payment_charges': nobody,
  'private.payment_events': nobody,
  'private.payment_events_event_id_seq': nobody,
  'private.payment_refunds': nobody,
  'private.payment_status_edges': nobody,
  'private.promo_tries': nobody,
  'private.request_counts': nobody,
  'private.stock_holds': nobody,
  'private.tracking_answers': nobody,
};
