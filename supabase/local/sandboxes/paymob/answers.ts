import { isBehind } from '../shared/lag.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type PaymobState, type Transaction } from './paymob-state.ts';
import { transactionObject } from './transaction-object.ts';

const undecided = { message: 'Pending Payment', txn_response_code: '05' };

export type Answers = ReturnType<typeof answers>;

/** The answers to queries about transactions, which may lag behind callbacks. */
export function answers(sandbox: Sandbox<PaymobState>) {
  const ofOrder = (orderId: number) =>
    Object.values(sandbox.state.transactions).filter((each) => each.orderId === orderId);

  /** The transactions of an order, current or lagging. Counts as one query. */
  const known = (orderId: number): Transaction[] => {
    const seen = ofOrder(orderId).flatMap((transaction) => {
      if (!isBehind(transaction.lag, sandbox.now())) return transaction;
      // A card is charged as soon as it is entered; before that it is unknown.
      if (transaction.source.type === 'card') return [];
      const { data } = transaction;
      return { ...transaction, pending: true, success: false, data: { ...data, ...undecided } };
    });
    if (ofOrder(orderId).some(({ lag }) => lag)) sandbox.save();
    return seen;
  };

  const shown = (transaction: Transaction, among: Transaction[]) => {
    const order = sandbox.state.orders[transaction.orderId];
    if (!order) throw new Error(`Transaction ${transaction.id} has no order.`);
    const paid = among.filter(({ success, parentId }) => success && parentId === null);
    const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return transactionObject(transaction, order, paidCents);
  };

  return {
    /** The current state, without a lag. */
    objectOf: (transaction: Transaction) => shown(transaction, ofOrder(transaction.orderId)),
    byId(id: number): object | undefined {
      const all = known(sandbox.state.transactions[id]?.orderId ?? 0);
      const transaction = all.find((each) => each.id === id);
      return transaction && shown(transaction, all);
    },
    /** The newest transaction of an order, including refunds and voids. */
    latest(orderId: number): object | undefined {
      const all = known(orderId);
      const isParentWanted = all.some(({ scenarios }) => scenarios.includes('inquiry-parent'));
      const transaction = isParentWanted ? paidFirst(all) : all.at(-1);
      return transaction && shown(transaction, all);
    },
  };
}

/** A paid one first, else the newest; never a refund or void. */
function paidFirst(all: Transaction[]): Transaction | undefined {
  const parents = all.filter(({ parentId }) => parentId === null);
  return parents.find(({ success }) => success) ?? parents.at(-1);
}
