import { type Sandbox } from '../shared/sandbox.ts';
import { paymobIds } from '../variables.ts';
import { type Callbacks } from './callbacks.ts';
import { type PaymobAccount } from './paymob-account.ts';
import { type Key, type PaymobState, type Transaction } from './paymob-state.ts';
import { brandOf } from './test-cards.ts';

const walletMs = 15 * 60_000;
const approved = { message: 'Approved', txn_response_code: 'APPROVED' };
const declined = { message: 'Declined', txn_response_code: '05' };

export type Payments = ReturnType<typeof payments>;

/** The life of a transaction. One key makes one, and every outcome tells the shop. */
export function payments(
  sandbox: Sandbox<PaymobState>,
  account: PaymobAccount,
  { notify }: Pick<Callbacks, 'notify'>,
) {
  const open = (
    key: Key,
    source: Transaction['source'],
    given: Partial<Transaction> & { scenario?: string | undefined },
  ): Transaction => {
    const { scenario, ...fields } = given;
    const scenarios = [...key.scenarios, ...(scenario ? [scenario] : [])];
    const wants = (id: string) => scenarios.includes(id);
    const amountCents = sandbox.state.orders[key.orderId]?.amountCents ?? 0;
    const transaction: Transaction = {
      id: sandbox.next('transaction', 900_001),
      orderId: key.orderId,
      integrationId: wants('wrong-integration') ? paymobIds.live.card : key.integrationId,
      amountCents: amountCents - (wants('amount-mismatch') ? 100 : 0),
      currency: wants('currency-mismatch') ? 'USD' : 'EGP',
      createdAt: createdAt(sandbox.now()),
      pending: false,
      success: false,
      is3dSecure: false,
      isLive: (account.mode === 'live') !== wants('is-live-mismatch'),
      isVoided: false,
      isRefunded: false,
      isVoid: false,
      isRefund: false,
      refundedCents: 0,
      parentId: null,
      source,
      data: { ...declined, klass: 'VPCPayment' },
      billing: key.billing,
      webhookUrl: key.webhookUrl ?? account.webhookUrl,
      returnUrl: key.returnUrl ?? account.returnUrl,
      expiresAt: key.expiresAt,
      scenarios,
      ...fields,
    };
    key.isUsed = true;
    sandbox.state.transactions[transaction.id] = transaction;
    return transaction;
  };

  const finish = (transaction: Transaction, success: boolean): Transaction => {
    const said = success ? approved : declined;
    Object.assign(transaction, { pending: false, success });
    transaction.data = { ...transaction.data, ...said };
    sandbox.save();
    notify(transaction);
    return transaction;
  };

  return {
    find: (id: number): Transaction | undefined => sandbox.state.transactions[id],

    payByCard(
      key: Key,
      number: string,
      { success, is3dSecure, scenario }: CardPayment,
    ): Transaction {
      const digits = number.replace(/\D/g, '');
      const source = { type: 'card', sub_type: brandOf(digits), pan: digits.slice(-4) } as const;
      return finish(open(key, source, { is3dSecure, scenario }), success);
    },
    startWallet(key: Key, phone: string): Transaction {
      const transaction = open(
        key,
        { type: 'wallet', sub_type: 'wallet', pan: phone },
        {
          pending: true,
          expiresAt: sandbox.now() + walletMs,
          data: { message: 'Pending Payment', txn_response_code: '05', klass: 'UIGPayment' },
        },
      );
      sandbox.save();
      return transaction;
    },
    startKiosk(key: Key): Transaction {
      const data = { message: 'Pending Payment', txn_response_code: '05', klass: 'CAGGPayment' };
      const source = { type: 'aggregator', sub_type: 'AGGREGATOR', pan: '' } as const;
      const transaction = open(key, source, { pending: true, data });
      transaction.data.bill_reference = transaction.id;
      sandbox.save();
      return transaction;
    },
    /** A wallet's owner or a kiosk decides. False when it is too late. */
    decide(transaction: Transaction, success: boolean, scenario?: string): boolean {
      if (!transaction.pending || transaction.expiresAt <= sandbox.now()) return false;
      if (scenario) transaction.scenarios.push(scenario);
      finish(transaction, success);
      return true;
    },
    /** Gives back `cents`, or voids the whole when there are none. Answers the child, or why not. */
    giveBack(transaction: Transaction, cents?: number): Transaction | string {
      const problem = giveBackProblem(transaction, cents);
      if (problem) return problem;
      const isVoid = cents === undefined;
      const child: Transaction = {
        ...transaction,
        id: sandbox.next('transaction', 900_001),
        amountCents: cents ?? transaction.amountCents,
        createdAt: createdAt(sandbox.now()),
        parentId: transaction.id,
        isVoid,
        isRefund: !isVoid,
        scenarios: [],
      };
      sandbox.state.transactions[child.id] = child;
      if (cents === undefined) transaction.isVoided = true;
      else
        Object.assign(transaction, {
          isRefunded: true,
          refundedCents: transaction.refundedCents + cents,
        });
      sandbox.save();
      notify(child);
      notify(transaction);
      return child;
    },
    /** What nobody has paid in time is declined, without a word to the shop. */
    expireDue(now: number): void {
      const due = Object.values(sandbox.state.transactions).filter(
        ({ pending, expiresAt }) => pending && expiresAt <= now,
      );
      for (const transaction of due) {
        transaction.pending = false;
        transaction.data = { ...transaction.data, message: 'Expired', txn_response_code: '54' };
      }
      if (due.length > 0) sandbox.save();
    },
  };
}

interface CardPayment {
  success: boolean;
  is3dSecure: boolean;
  scenario?: string | undefined;
}

function giveBackProblem(transaction: Transaction, cents: number | undefined): string | undefined {
  const { source, success, pending, isVoided, refundedCents, amountCents, parentId } = transaction;
  if (!success || pending || parentId !== null) return 'The transaction was not successful.';
  if (source.type === 'aggregator') return 'Kiosk payments can be neither refunded nor voided.';
  if (isVoided) return 'The transaction was voided before.';
  if (cents !== undefined)
    return cents < 1 || refundedCents + cents > amountCents ? 'The amount is too high.' : undefined;
  if (source.type === 'wallet') return 'Wallet payments cannot be voided.';
  return refundedCents > 0 ? 'The transaction was refunded before.' : undefined;
}

/** Without a zone, and with microseconds, as Paymob writes times. */
export function createdAt(now: number): string {
  return new Date(now).toISOString().replace('Z', '000');
}
