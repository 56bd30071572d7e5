import { type DeskFunction } from '../../desk-functions';

type Arguments = Record<string, unknown>;

/** A UUID that is not used by anything. */
const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const page = { p_cursor: null, p_limit: 2 };
const rows = [{ order_number: 'ZD-7K3M-9QXT', courier: 'aramex', number: '9000000001' }];
const promo = {
  code: 'EID-20',
  kind: 'percent',
  amount_pt: null,
  basis_points: 2_000,
  minimum_pt: 0,
  starts_at: null,
  ends_at: '2030-01-01T00:00:00Z',
  limit_total: 10,
  limit_per_shopper: null,
  active: true,
};

/** The arguments of every function of the desk; nothing that they name exists. */
export const validDeskArguments: Readonly<Record<DeskFunction, Arguments>> = {
  confirm_staff: {},
  desk_answer_message: { p_message_id: uuid, p_answer: 'x', p_expected_answers: 0 },
  desk_check_tracking: { p_rows: rows, p_courier: 'jt-express' },
  desk_clear_searches: { p_query: 'x' },
  desk_close_message: { p_message_id: uuid, p_expected_state: 'open', p_note: 'x' },
  desk_close_refund: { p_refund_id: uuid, p_outcome: 'refunded', p_note: 'x' },
  desk_log: { p_action: 'set_price', p_user_id: uuid, p_subject_id: uuid, ...page },
  desk_message: { p_message_id: uuid },
  desk_messages: { p_state: 'open', p_topic: 'order', p_query: 'منى', ...page },
  desk_move_order: {
    p_order_id: uuid,
    p_from_status: 'processing',
    p_to_status: 'cancelled',
    p_reason: 'x',
  },
  desk_note_refund: { p_order_id: uuid, p_transaction_id: '1', p_amount_pt: 1, p_note: 'x' },
  desk_order: { p_order_id: uuid },
  desk_orders: {
    p_query: 'منى',
    p_status: 'processing',
    p_needs: 'to_pack',
    p_city_id: uuid,
    p_provider: 'fawry',
    p_from: '2026-01-01',
    p_to: '2026-12-31',
    p_cursor: `2026-01-01T00:00:00.000000_${uuid}`,
    p_limit: 2,
  },
  desk_packing: { p_status: 'processing', p_order_ids: [uuid], p_limit: 2 },
  desk_product: { p_product_id: uuid },
  desk_products: { p_query: 'كتاب', p_filter: 'low', p_cursor: 'PHY-1', p_limit: 2 },
  desk_promos: { p_query: 'ZAD', ...page },
  desk_refund_order: {
    p_order_id: uuid,
    p_transaction_id: '1',
    p_amount_pt: 1,
    p_reason: 'x',
    p_restock: false,
    p_cancel: false,
    p_expected_up_to_pt: 1,
  },
  desk_resend_mail: { p_mail_id: uuid },
  desk_restock_order: { p_order_id: uuid },
  desk_sales: { p_from: '2026-01-01', p_to: '2026-01-31' },
  desk_save_promo: { p_promo_id: uuid, p_expected_version: 'x', p_promo: promo },
  desk_searches: {},
  desk_set_price: { p_product_id: uuid, p_expected_price_pt: 1, p_price_pt: 2 },
  desk_set_stock: { p_product_id: uuid, p_expected_on_hand: 1, p_on_hand: 2, p_reason: 'x' },
  desk_settle_review: { p_order_payment_id: uuid, p_review_reason: 'suspicious', p_note: 'x' },
  desk_ship_order: {
    p_order_id: uuid,
    p_from_status: 'processing',
    p_shipping_provider_id: 'aramex',
    p_number: '9000000001',
    p_expected_number: null,
  },
  desk_start_packing: { p_order_ids: [uuid] },
  desk_take_tracking: { p_rows: rows, p_courier: 'jt-express' },
  desk_today: { p_first: 2, p_low_stock_at: 1 },
};
