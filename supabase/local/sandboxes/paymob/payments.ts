import { startLag } from '../shared/lag.ts';
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

/** The lifecycle of a transaction. One key creates one, and every outcome notifies the shop. */
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
      ...(key.lagLength && { lagLength: key.lagLength }),
      ...fields,
    };
    key.isUsed = true;
    sandbox.state.transactions[transaction.id] = transaction;
    return transaction;
  };

  const finish = (transaction: Transaction, success: boolean): Transaction => {
    const wants = (scenario: string) => transaction.scenarios.includes(scenario);
    const said = success ? approved : declined;
    Object.assign(transaction, { pending: false, success });
    transaction.data = { ...transaction.data, ...said };
    if (success && wants('inquiry-lag'))
      transaction.lag = startLag(transaction.lagLength, sandbox.now());
    sandbox.save();
    notify(transaction);
    if (success && wants('charged-twice')) chargeAgain(transaction);
    return transaction;
  };

  const chargeAgain = (transaction: Transaction): void => {
    const id = sandbox.next('transaction', 900_001);
    const again = { ...transaction, id, createdAt: createdAt(sandbox.now()) };
    sandbox.state.transactions[id] = again;
    sandbox.save();
    notify(again);
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
      const transaction = open(key, source, { is3dSecure, scenario });
      key.isUsed = success || !transaction.scenarios.includes('second-try');
      return finish(transaction, success);
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
    /** The wallet's owner or the kiosk confirms. Returns false if it is too late. */
    decide(transaction: Transaction, success: boolean, scenario?: string): boolean {
      if (!transaction.pending || transaction.expiresAt <= sandbox.now()) return false;
      if (scenario) transaction.scenarios.push(scenario);
      finish(transaction, success);
      return true;
    },
    /** Transactions that were not paid in time are declined, without notifying the shop. */
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

/** Without a zone, and with microseconds, as Paymob formats times. */
export function createdAt(now: number): string {
  return new Date(now).toISOString().replace('Z', '000');
}
