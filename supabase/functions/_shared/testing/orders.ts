import { type RecordedRequest } from './fake-project.ts';

export const orderNumber = 'ZD-7K3M-9QXT';
/** A reference of an attempt for that order, and another one. */
export const merchantRef = `${orderNumber}-4F8RW2ND6KXTPQ5C`;
export const otherRef = `${orderNumber}-0A1B2C3D4E5F6G7H`;

export const ids = {
  order: '0f8fad5b-d9cb-469f-a165-70867728950e',
  payment: '11111111-1111-4111-8111-111111111111',
  product: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  other: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  area: '00000000-0000-4000-8003-000000000001',
  egypt: '00000000-0000-4000-8000-0000000000e9',
  /** What `confirm_session` returns for a live session. */
  user: '22222222-2222-4222-8222-222222222222',
};

/** The shopper's order as returned by the database. */
export const pendingOrder = (payments: string[] = []) => [
  {
    order_id: ids.order,
    order_number: orderNumber,
    status: 'pending',
    order_payment: payments.map((status) => ({ status })),
  },
];

/** What `start_payment` returns: two books, shipping and fee, and a discount. */
export const startedPayment = (ref = merchantRef) => ({
  order_payment_id: ids.payment,
  merchant_ref: ref,
  order_id: ids.order,
  order_number: orderNumber,
  amount_pt: 46_090,
  expires_at: '2026-11-21T08:00:00+00:00',
  reference_until: '2026-11-23T07:30:00+00:00',
  customer: {
    user_id: ids.user,
    first_name: 'منى',
    last_name: 'علي',
    email: 'mona@example.com',
    phone: '01012345678',
  },
  address: { street: '5 شارع الهرم', city: 'الجيزة', area: 'الهرم', country_iso2: 'EG' },
  lines: [
    {
      product_id: ids.product,
      description: 'فيزياء',
      quantity: 2,
      unit_pt: 15_050,
      line_pt: 30_100,
    },
    { product_id: ids.other, description: 'كيمياء', quantity: 1, unit_pt: 9_990, line_pt: 9_990 },
  ],
  shipping_pt: 5_500,
  fee_pt: 1_000,
  discount_pt: 500,
});

/** What `open_payments` and `note_payment_hint` return for querying the provider. */
export const openPayment = (changed: object = {}) => ({
  order_payment_id: ids.payment,
  order_id: ids.order,
  provider: 'fawry',
  merchant_ref: merchantRef,
  provider_order_id: null as string | null,
  status: 'INITIATED',
  transaction_ids: [] as string[],
  ...changed,
});

/** What `note_payment_hint` returns for a known attempt whose provider must be queried. */
export const noted = (question: object = openPayment()) => ({ known: true, question });

/** What `apply_payment_event` returns for a settled payment. */
export const applied = ({ body }: RecordedRequest) => {
  const { status } = body['p_event'] as { status: string };
  const orderStatus = status === 'PAID' ? 'processing' : 'pending';
  return {
    outcome: 'applied',
    payment_status: status,
    order_status: orderStatus,
    refund_due: false,
  };
};
