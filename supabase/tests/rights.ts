import { internalFunctions } from './internal-functions';

/** anon, authenticated, service_role. */
export type Rights = readonly [string, string, string];

const everyoneReads: Rights = ['select', 'select', 'select insert update delete'];
const nobody: Rights = ['', '', ''];
const shopperCalls: Rights = ['', 'execute', ''];
const serviceOnly: Rights = ['', '', 'execute'];
const visitorsCall: Rights = ['execute', 'execute', ''];
const everyoneCalls: Rights = ['execute', 'execute', 'execute'];

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
  'public.search_misses': ['', '', 'select'],
  'public.search_phrases': ['', '', 'select insert update delete'],
  'public.search_synonyms': ['', '', 'select insert update delete'],
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
  'private.known_words': nobody,
  'private.network_settings': nobody,
  'private.order_status_edges': nobody,
  'private.payment_charges': nobody,
  'private.payment_events': nobody,
  'private.payment_events_event_id_seq': nobody,
  'private.payment_refunds': nobody,
  'private.payment_status_edges': nobody,
  'private.promo_tries': nobody,
  'private.request_counts': nobody,
  'private.search_misses': ['', '', 'select'],
  'private.stock_holds': nobody,
  'private.topic_names': nobody,
  'private.tracking_answers': nobody,
};

/** Every function of the shop. */
export const functions: Record<string, Rights> = {
  'public.catalogue_import_commit': serviceOnly,
  'public.catalogue_import_names': serviceOnly,
  'public.catalogue_import_stage': serviceOnly,
  'public.apply_payment_event': serviceOnly,
  'public.begin_tracking': serviceOnly,
  'public.cancel_order': shopperCalls,
  'public.claim_back_in_stock': serviceOnly,
  'public.confirm_session': shopperCalls,
  'public.create_or_update_user_address': shopperCalls,
  'public.delivery_estimate': visitorsCall,
  'public.delivery_rates': visitorsCall,
  'public.expire_orders': serviceOnly,
  'public.export_catalogue': serviceOnly,
  'public.export_orders': serviceOnly,
  'public.fail_tracking': serviceOnly,
  'public.keep_tracking': serviceOnly,
  'public.keep_telemetry': serviceOnly,
  'public.mark_payment_checked': serviceOnly,
  'public.move_order': serviceOnly,
  'public.note_payment_hint': serviceOnly,
  'public.note_payment_reference': serviceOnly,
  'public.open_payments': serviceOnly,
  'public.own_bill_codes': shopperCalls,
  'public.place_order': shopperCalls,
  'public.prune_back_in_stock': serviceOnly,
  'public.prune_telemetry': serviceOnly,
  'public.quote_order': visitorsCall,
  'public.request_back_in_stock': visitorsCall,
  'public.restock_order': serviceOnly,
  'public.send_contact_message': visitorsCall,
  'public.settle_back_in_stock': serviceOnly,
  'public.shop_catalogue': everyoneCalls,
  'public.shop_directory': everyoneCalls,
  'public.shop_product': everyoneCalls,
  'public.shop_landing': everyoneCalls,
  'public.shop_list_total': everyoneCalls,
  'public.shop_names': everyoneCalls,
  'public.shop_related': everyoneCalls,
  'public.shop_suggest': everyoneCalls,
  'public.shop_sitemap_names': everyoneCalls,
  'public.shop_sitemap_products': everyoneCalls,
  'public.shop_sitemap_slices': everyoneCalls,
  'public.start_payment': serviceOnly,
  'public.stop_back_in_stock': visitorsCall,
  'public.shop_feed_products': everyoneCalls,
  'public.track_order': visitorsCall,
  // The check and the generated columns of products are computed with the writer's own rights.
  'private.is_isbn13': serviceOnly,
  'private.price_band': serviceOnly,
  'private.price_bounds': serviceOnly,
  ...Object.fromEntries(internalFunctions.map((name) => [`private.${name}`, nobody])),
};

/** Who may name things of a schema. */
export const schemas: Record<string, Rights> = {
  public: ['usage', 'usage', 'usage'],
  private: nobody,
};
