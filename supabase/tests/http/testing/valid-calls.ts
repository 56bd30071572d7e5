import { validDeskArguments } from './valid-desk-calls';
import { validRefundArguments } from './valid-refund-calls';

/** A UUID that is not used by anything. */
const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

type Arguments = Record<string, unknown>;

const contact = { first_name: 'منى', email: 'mona@example.com', phone: '01012345678' };
const event = { ts: 1, level: 'info', kind: 'api', name: 'x', url: '/', payload: { duration: 1 } };
const session = { session_id: uuid, anon_id: uuid, user_id: uuid, locale: 'ar', referrer: '' };

/** For each server function a valid body without effect, because nothing in it exists. */
export const validBodies: Readonly<Record<string, Arguments>> = {
  calculate_prices: {
    items: [{ id: uuid, qty: 2 }],
    shipping_area_id: uuid,
    country_id: uuid,
    promo_value: 'ZAD10',
  },
  'create-order': {
    items: [{ product_id: uuid, quantity: 2 }],
    idempotency_key: uuid,
    country_id: uuid,
    shipping_area_id: uuid,
    shipping_address: '5 شارع الهرم',
    contact,
    promo_value: 'ZAD10',
    expected_total: 10.5,
    locale: 'en',
  },
  make_charge_request_v2: {
    order_id: uuid,
    merchantRefNum: 'ZD-7K3M-9QXT',
    customerName: 'منى',
    chargeItems: [{ itemId: uuid, description: 'x', price: 1.5, quantity: 1 }],
  },
  'create-paymob-payment': {
    method: 'wallet',
    wallet: { phone: '01010101010' },
    amount_cents: 100,
    meta: { order_id: uuid, source: 'checkout-page' },
  },
  fawry_callback: {
    merchantRefNumber: 'ZD-7K3M-9QXT',
    orderStatus: 'PAID',
    statusCode: 200,
    paymentAmount: '10.00',
    signature: '0'.repeat(64),
  },
  'fawry-webhook': {
    merchantRefNumber: 'ZD-7K3M-9QXT',
    fawryRefNumber: '970177001',
    orderStatus: 'PAID',
    paymentAmount: 10,
    orderAmount: 10,
    messageSignature: '0'.repeat(64),
  },
  'paymob-webhook': {
    type: 'TRANSACTION',
    obj: { id: 1, success: true, amount_cents: 1, currency: 'EGP', order: { id: 1 } },
  },
  'reconcile-payments': { limit: 1 },
  'send-mails': {},
  'mail-events': { type: 'email.bounced', created_at: '2026-11-22T10:00:00Z', data: {} },
  'run-refunds': {},
  jt_track_shipment_manual: { bill_codes: ['UEG000000190252'] },
  aramex_track_shipments_manual: { bill_codes: ['9000000001'] },
  'ingest-logs': { session, events: [event] },
  'request-back-in-stock': { sku: 'NONE-1', email: 'mona@example.com', locale: 'ar' },
};

/** The same for functions with query parameters. */
export const validQueries: Readonly<Record<string, Arguments>> = {
  get_order_products: { order_id: uuid },
  'paymob-return': { order_id: uuid, merchant_order_id: 'ZD-7K3M-9QXT', hmac: '0'.repeat(128) },
};

const address = { p_area_id: uuid, p_shipping_address: '5 شارع الهرم', p_phone: '01012345678' };
const attempt = { p_order_payment_id: uuid };
const backInStock = { p_sku: 'NONE-1', p_email: 'mona@example.com', p_locale: 'ar' };

/** The arguments of every function of the REST interface. */
export const validArguments: Readonly<Record<string, Arguments>> = {
  ...validDeskArguments,
  ...validRefundArguments,
  add_staff: { p_email: 'nobody@example.com', p_added_by: 'x' },
  list_staff: {},
  remove_staff: { p_email: 'nobody@example.com' },
  apply_payment_event: {
    p_event: {
      provider: 'fawry',
      source: 'pull',
      status: 'EXPIRED',
      order_payment_id: uuid,
      event_key: '1',
      merchant_ref: 'x',
      transaction_id: '1',
      amount_pt: 1,
      refunded_pt: 1,
      refunds: [{ transaction_id: '2', amount_pt: 1 }],
      currency: 'EGP',
      occurred_at: '2026-01-01T00:00:00Z',
      reference_expires_at: '2026-01-01T00:00:00Z',
      evidence: { a: 1 },
    },
  },
  begin_tracking: { p_courier: 'jt', p_bill_codes: ['UEG000000190252'], p_seconds: 1 },
  cancel_order: { p_order_id: uuid },
  catalogue_import_commit: { p_batch: uuid, p_dry_run: true, p_skip_lines: [1, 2] },
  catalogue_import_names: { p_batch: uuid },
  catalogue_import_stage: { p_batch: uuid, p_rows: [{ line: 1, sku: 'X', product_name: 'x' }] },
  claim_mails: { p_limit: 1 },
  confirm_session: {},
  create_or_update_user_address: { p_user_id: uuid, ...address, p_is_default: true },
  delivery_estimate: { p_items: [{ product_id: uuid, quantity: 1 }], p_city_id: uuid },
  delivery_rates: {},
  expire_orders: { p_limit: 1 },
  export_catalogue: { p_after: 'A-1', p_limit: 2 },
  export_orders: {
    p_from: '2026-01-01',
    p_to: '2026-01-02',
    p_status: 'pending',
    p_after: uuid,
    p_limit: 1,
  },
  fail_tracking: { p_courier: 'jt', p_bill_codes: ['1'], p_failure: 'unavailable', p_seconds: 1 },
  keep_telemetry: { p_session: session, p_events: [event], p_user_id: uuid, p_headers: {} },
  keep_tracking: { p_courier: 'jt', p_answers: [{ number: '1', answer: {}, seconds: 1 }] },
  mark_payment_checked: attempt,
  move_order: { p_order_id: uuid, p_to: 'cancelled', p_reason: 'x' },
  note_mail_event: {
    p_event: {
      event_key: 'msg_1',
      type: 'delivered',
      service_id: 'mail-1',
      mail_id: uuid,
      email: 'nobody@example.com',
      occurred_at: '2026-11-22T10:00:00Z',
      evidence: { a: 1 },
    },
  },
  note_payment_hint: {
    p_hint: {
      provider: 'fawry',
      source: 'webhook',
      event_key: '1',
      status: 'PAID',
      merchant_ref: 'x',
      provider_order_id: '1',
      evidence: { a: 1 },
    },
  },
  note_payment_reference: {
    ...attempt,
    p_provider_order_id: '1',
    p_reference: '1',
    p_expires_at: '2026-01-01T00:00:00Z',
  },
  open_payments: { p_limit: 1, p_order_id: uuid },
  own_bill_codes: { p_courier: 'jt', p_bill_codes: ['UEG000000190252'] },
  place_order: {
    p_key: uuid,
    p_items: [{ product_id: uuid, quantity: 2 }],
    p_country_id: uuid,
    p_area_id: uuid,
    p_shipping_address: '5 شارع الهرم',
    p_contact: contact,
    p_promo: 'ZAD10',
    p_expected_total_pt: 1_000,
    p_locale: 'ar',
  },
  prune_back_in_stock: { p_limit: 1 },
  prune_mails: { p_limit: 1 },
  prune_telemetry: { p_limit: 1 },
  quote_order: {
    p_items: [{ product_id: uuid, quantity: 2 }],
    p_area_id: uuid,
    p_country_id: uuid,
    p_promo: 'ZAD10',
  },
  request_back_in_stock: backInStock,
  request_back_in_stock_for: { ...backInStock, p_headers: {} },
  resend_mail: { p_mail_id: uuid },
  restock_order: { p_order_id: uuid },
  send_contact_message: {
    p_key: uuid,
    p_locale: 'ar',
    p_topic: 'order',
    p_name: 'منى',
    p_email: 'mona@example.com',
    p_message: 'x',
    p_phone: '01012345678',
    p_order_number: 'ZD-7K3M-9QXT',
    p_website: '',
  },
  settle_mail: {
    p_mail_id: uuid,
    p_attempt: 1,
    p_outcome: 'sent',
    p_service_id: 'mail-1',
    p_error: 'x',
  },
  shop_catalogue: {
    p_q: 'كتاب',
    p_category: 'x',
    p_subject: 'x',
    p_course: 'x',
    p_level: 'x',
    p_owner: 'x',
    p_availability: 'available',
    p_grade: 3,
    p_track: 'scientific',
    p_price: '100-200',
    p_sort: 'price-asc',
    p_page: 1,
    p_page_size: 10,
  },
  shop_directory: {},
  shop_product: { p_sku: 'PHY-1' },
  shop_landing: { p_kind: 'owners', p_slug: 'x' },
  shop_list_total: {
    p_category: 'x',
    p_subject: 'x',
    p_course: 'x',
    p_level: 'x',
    p_owner: 'x',
    p_availability: 'available',
    p_grade: 3,
    p_track: 'scientific',
    p_price: '100-200',
  },
  shop_names: { p_kind: 'owners', p_language: 'ar', p_page: 1, p_page_size: 10, p_q: 'x' },
  shop_related: { p_sku: 'PHY-1', p_limit: 4 },
  shop_sitemap_names: { p_kind: 'owners', p_after: 'x', p_limit: 10 },
  shop_sitemap_files: {},
  shop_sitemap_products: { p_file: 0 },
  shop_suggest: { p_q: 'كتاب', p_limit: 5 },
  start_payment: {
    p_user_id: uuid,
    p_order_id: uuid,
    p_provider: 'fawry',
    p_method: 'any',
    p_reference_until: '2026-01-01T00:00:00Z',
  },
  stop_back_in_stock: { p_token: 'x' },
  shop_feed_products: { p_after: 'PHY-1', p_english: true, p_limit: 10 },
  track_order: { p_order_number: 'ZD-7K3M-9QXT', p_phone: '01012345678' },
};
