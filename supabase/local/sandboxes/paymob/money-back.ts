import { type Sandbox } from '../shared/sandbox.ts';
import { type Callbacks } from './callbacks.ts';
import { createdAt } from './payments.ts';
import { type PaymobState, type Transaction } from './paymob-state.ts';

export type MoneyBack = ReturnType<typeof moneyBack>;

/** Refunds and voids. Each is a child transaction, and the only one that the shop is notified about. */
export function moneyBack(sandbox: Sandbox<PaymobState>, { notify }: Pick<Callbacks, 'notify'>) {
  const giveBack = (parent: Transaction, kind: 'refund' | 'void', cents: number): Transaction => {
    const { lag: _, ...shared } = parent;
    const child: Transaction = {
      ...shared,
      id: sandbox.next('transaction', 900_001),
      amountCents: cents,
      createdAt: createdAt(sandbox.now()),
      parentId: parent.id,
      isVoid: kind === 'void',
      isRefund: kind === 'refund',
      isRefunded: false,
      refundedCents: 0,
      scenarios: parent.scenarios.includes('refund-missing') ? ['callback-missing'] : [],
    };
    sandbox.state.transactions[child.id] = child;
    return child;
  };
  const withParent = (child: Transaction): Transaction => {
    sandbox.save();
    notify(child);
    return child;
  };

  return {
    /** Refunds part or all of the remaining amount. Returns the child, or why there is none. */
    refund(parent: Transaction, cents: number): Transaction | string {
      const { source, refundedCents, amountCents } = parent;
      const problem = problemOf(parent);
      if (problem) return problem;
      if (source.type === 'aggregator') return 'Kiosk payments cannot be refunded.';
      if (cents < 1 || refundedCents + cents > amountCents) return 'The amount is too high.';
      const child = giveBack(parent, 'refund', cents);
      parent.refundedCents += cents;
      const isWhole = parent.refundedCents === amountCents;
      parent.isRefunded = isWhole || !parent.scenarios.includes('partial-not-flagged');
      return withParent(child);
    },
    /** Voids a card payment before settlement. Returns the child, or why there is none. */
    void(parent: Transaction): Transaction | string {
      const problem = problemOf(parent);
      if (problem) return problem;
      if (parent.source.type !== 'card') return 'Only card payments can be voided.';
      if (parent.refundedCents > 0) return 'The transaction was refunded before.';
      const child = giveBack(parent, 'void', parent.amountCents);
      parent.isVoided = true;
      return withParent(child);
    },
  };
}

function problemOf({ success, pending, isVoided, parentId }: Transaction): string | undefined {
  if (!success || pending || parentId !== null) return 'The transaction was not successful.';
  return isVoided ? 'The transaction was voided before.' : undefined;
}
