/** The error codes with which the desk's functions refuse a call, by HTTP status. Any other error is unexpected. */
export const deskRefusals = {
  /** The call itself is malformed. */
  400: [
    'invalid_cursor',
    'invalid_day',
    'invalid_filter',
    'invalid_price',
    'invalid_promo',
    'invalid_rows',
    'invalid_stock',
  ],
  401: ['not_signed_in'],
  /** Also if there is no staff at all. */
  403: ['not_staff'],
  404: [
    'mail_not_found',
    'message_not_found',
    'order_not_found',
    'payment_not_found',
    'product_not_found',
    'promo_not_found',
    'refund_not_found',
  ],
  /** `changed_meanwhile`: the data has changed since the page was rendered. */
  409: [
    'below_reserved',
    'changed_meanwhile',
    'code_taken',
    'not_paid',
    'not_shipped',
    'kiosk_not_refundable',
    'left_unknown',
    'mail_not_ended',
    'more_than_left',
    'nothing_to_refund',
    'nothing_to_restock',
    'number_used',
    'only_the_rest',
    'order_not_cancelled',
    'order_refunded',
    'refund_by_hand',
    'refund_from_here',
    'refund_not_in_doubt',
    'refund_open',
    'status_not_allowed',
  ],
  422: [
    'answer_required',
    'bad_number',
    'courier_unknown',
    'invalid_amount',
    'invalid_outcome',
    'note_required',
    'reason_required',
  ],
} as const;

export type DeskRefusal = (typeof deskRefusals)[keyof typeof deskRefusals][number];

const known: ReadonlySet<string> = new Set(Object.values(deskRefusals).flat());

/** Whether the message of a failed call is an error code of the desk's functions. */
export const isDeskRefusal = (message: string): message is DeskRefusal => known.has(message);
