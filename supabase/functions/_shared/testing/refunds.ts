import { fawryMessage, fawryStatusPath } from './fawry-message.ts';
import { applied, openPayment } from './orders.ts';
import { posting } from './requests.ts';

const json = { 'content-type': 'application/json' };
export const bySchedule = { ...json, authorization: 'Bearer the-secret-of-the-schedule' };
/** A call of the schedule. */
export const calling = () => posting({}, bySchedule);

export const refundId = '33333333-3333-4333-8333-333333333333';
export const fawryRefund = 'fawry.example/ECommerceWeb/Fawry/payments/refund';
export const fawryCancel = 'fawry.example/ECommerceWeb/api/orders/cancel-unpaid-order';

/** What `claim_refunds` hands out. */
export const due = (question: object = {}) => ({
  refund_id: refundId,
  question: openPayment({ status: 'PAID', transaction_ids: ['970177001'], ...question }),
});
/** What `step_refund` answers when the money may be requested, and when not. */
export const permission = (changed: object = {}) => ({
  state: 'calling',
  refusal: null,
  call: {
    attempt: 1,
    provider: 'fawry',
    transaction_id: '970177001',
    amount_pt: 46_090,
    note: 'ZD-7K3M-9QXT',
    ...changed,
  },
});
export const state = (word: string) => ({ state: word, refusal: null, call: null });
/** These answers one after the other, the last one for ever. */
export const inTurn = (...answers: object[]) => {
  const left = [...answers];
  return () => (left.length > 1 ? left.shift() : left[0]);
};

/** A database with one refund to be carried out by Fawry, which carries it out. */
export const project = () => ({
  'rpc/claim_refunds': [due()],
  'rpc/step_refund': inTurn(permission(), state('done')),
  'rpc/note_refund_answer': null,
  'rpc/refunds_to_report': [],
  'rpc/mark_refunds_reported': null,
  'rpc/claim_withdrawals': [] as object[],
  'rpc/step_withdrawal': { state: 'done', outcome: 'withdrawn', call: null } as object,
  'rpc/apply_payment_event': applied,
  'rpc/mark_payment_checked': null,
  'paymob.example/api/auth/tokens': { token: 'an-access-token' },
  [fawryRefund]: { type: 'ResponseDataModel', statusCode: 200 },
  [fawryCancel]: { code: '200' },
  [fawryStatusPath]: () => fawryMessage(),
});

/** The function's response if no refund was due. */
export const nothing = {
  refunds: 0,
  requested: 0,
  done: 0,
  references: 0,
  withdrawn: 0,
  failed: 0,
  more: false,
};
