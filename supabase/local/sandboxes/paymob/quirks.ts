import { type Answer, type Quirks } from '../shared/quirks.ts';
import { refundRefused } from '../shared/refund-scenarios.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type Answers } from './answers.ts';
import { type PaymobState } from './paymob-state.ts';

/** Faulty answers about a transaction, or rejected keys. */
export function paymobQuirks(sandbox: Sandbox<PaymobState>, { objectOf }: Answers): Quirks {
  const ofTransaction = (change: (answer: Answer, order: Answer) => Answer) => ({
    change(answer: Answer) {
      const order = answer['order'];
      const isTransaction = 'integration_id' in answer && typeof order === 'object';
      return isTransaction ? change(answer, order as Answer) : undefined;
    },
  });
  return {
    refused: {
      instead: (context) =>
        context.json(
          { detail: 'Authentication credentials were not provided or have expired.' },
          401,
        ),
    },
    [refundRefused]: {
      instead: (context) => context.json({ message: 'The refund was declined.' }, 400),
    },
    'empty-amounts': ofTransaction((answer, order) => ({
      ...answer,
      amount_cents: '',
      order: { ...order, amount_cents: '', paid_amount_cents: '' },
    })),
    'null-amounts': ofTransaction((answer, order) => ({
      ...answer,
      amount_cents: null,
      order: { ...order, amount_cents: null, paid_amount_cents: null },
    })),
    'string-booleans': ofTransaction((answer) =>
      Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [
          name,
          typeof value === 'boolean' ? String(value) : value,
        ]),
      ),
    ),
    'bare-order': ofTransaction((answer, order) => ({ ...answer, order: order['id'] })),
    'no-merchant-order': ofTransaction((answer, order) => ({
      ...answer,
      order: { ...order, merchant_order_id: null },
    })),
    'other-transaction': ofTransaction((answer, order) => {
      const other = Object.values(sandbox.state.transactions).findLast(
        ({ orderId, success }) => success && orderId !== order['id'],
      );
      return other ? objectOf(other) : strangers(answer, order);
    }),
  };
}

/** For a sandbox without payments of others. */
function strangers(answer: Answer, order: Answer): Answer {
  const merchant_order_id = `OTHER-${String(order['merchant_order_id'])}`;
  return {
    ...answer,
    id: Number(answer['id']) + 1_000_000,
    order: { ...order, id: Number(order['id']) + 1_000_000, merchant_order_id },
  };
}
