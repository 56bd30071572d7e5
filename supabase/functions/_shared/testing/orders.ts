import { type Asked } from './fake-project.ts';

export const ids = {
  order: '0f8fad5b-d9cb-469f-a165-70867728950e',
  payment: '11111111-1111-4111-8111-111111111111',
  product: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  other: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  area: '00000000-0000-4000-8003-000000000001',
  egypt: '00000000-0000-4000-8000-0000000000e9',
};

/** The shopper's order as the database shows it. */
export const pendingOrder = (payments: string[] = []) => [
  {
    order_id: ids.order,
    order_number: 'ZD-7K3M-9QXT',
    status: 'pending',
    order_payment: payments.map((status) => ({ status })),
  },
];

/** What `start_payment` answers: two books, shipping and fee, and a discount. */
export const startedPayment = (merchantRef: string) => ({
  order_payment_id: ids.payment,
  merchant_ref: merchantRef,
  order_id: ids.order,
  order_number: 'ZD-7K3M-9QXT',
  amount_pt: 46_090,
  expires_at: '2026-11-21T08:00:00+00:00',
  customer: {
    user_id: '22222222-2222-4222-8222-222222222222',
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

export const openPayment = (changed: object = {}) => ({
  order_payment_id: ids.payment,
  order_id: ids.order,
  provider: 'fawry',
  merchant_ref: 'ZD-7K3M-9QXT',
  provider_order_id: null,
  status: 'INITIATED',
  ...changed,
});

/** Answers as `apply_payment_event` does when nothing is in the way. */
export const applied = ({ body }: Asked) => {
  const { status } = body['p_event'] as { status: string };
  const orderStatus = status === 'PAID' ? 'processing' : 'pending';
  return {
    outcome: 'applied',
    payment_status: status,
    order_status: orderStatus,
    refund_due: false,
  };
};
