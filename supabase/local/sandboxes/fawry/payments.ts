import { startLag } from '../shared/lag.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState, type Payment, type Session } from './fawry-state.ts';
import { notifier } from './notifier.ts';
import { type CardEntry, declineFor, declineOf } from './test-cards.ts';

const feePt = 200;
const lessPt = 100;
const over = { ok: false, code: 9938 } as const;

export type Payments = ReturnType<typeof payments>;

/**
 * The lifecycle of a payment: NEW, then PAID, FAILED, EXPIRED or CANCELED, and refunds. Every step notifies the shop.
 */
export function payments(sandbox: Sandbox<FawryState>, account: FawryAccount) {
  const { notify, post } = notifier(sandbox, account);
  const kept = () => sandbox.state.payments;

  const open = (session: Session, method: Payment['method'], scenario?: string): Payment => {
    const { charge } = session;
    const scenarios = [...session.scenarios, ...(scenario ? [scenario] : [])];
    const payment: Payment = {
      referenceNumber: String(sandbox.next('reference', 970_177_001)),
      merchantRefNumber: charge.merchantRefNum,
      status: 'NEW',
      method,
      charge,
      orderPt: charge.totalPt - (scenarios.includes('amount-mismatch') ? lessPt : 0),
      feesPt: scenarios.includes('fees-on-customer') ? feePt : 0,
      refundedPt: 0,
      createdAt: sandbox.now(),
      scenarios,
      ...(session.lagLength && { lagLength: session.lagLength }),
    };
    kept()[payment.merchantRefNumber] = payment;
    session.isOver = true;
    return payment;
  };

  const changed = (payment: Payment, change: Partial<Payment>): Payment => {
    const earlier = payment.notifiedStatus;
    Object.assign(payment, change);
    payment.notifiedStatus = payment.status;
    if (payment.scenarios.includes('status-lag') && earlier !== payment.status)
      payment.lag = { ...startLag(payment.lagLength, sandbox.now()), ...(earlier && { earlier }) };
    sandbox.save();
    notify(payment);
    return payment;
  };

  const markPaid = (payment: Payment): Payment =>
    changed(payment, {
      status: 'PAID',
      paidAt: sandbox.now(),
      paymentReference: `FPN-${sandbox.next('paid', 24_480)}`,
    });

  const settle = (payment: Payment, failure: Payment['failure']): Payment => {
    if (payment.scenarios.includes('forged-success')) {
      sandbox.save();
      return payment;
    }
    if (failure) return changed(payment, { status: 'FAILED', failure });
    if (payment.method === 'PayUsingCC')
      payment.authNumber = String(sandbox.next('authorisation', 661_775));
    return markPaid(payment);
  };

  return {
    post,
    find: (merchantRef: string): Payment | undefined => kept()[merchantRef],
    findByReference: (reference: string): Payment | undefined =>
      Object.values(kept()).find(({ referenceNumber }) => referenceNumber === reference),

    payByCard(session: Session, entry: CardEntry, scenario?: string): Payment {
      const payment = open(session, 'PayUsingCC', scenario);
      const wants = (id: string) => payment.scenarios.includes(id);
      if (wants('decline-funds')) return settle(payment, declineFor('funds'));
      if (wants('decline-expired')) return settle(payment, declineFor('expired'));
      return settle(payment, wants('success-card') ? undefined : declineOf(entry, sandbox.now()));
    },
    payByWallet(session: Session, isApproved: boolean, scenario?: string): Payment {
      const refusal = { code: 99_905, reason: 'Declined by the wallet' };
      return settle(open(session, 'MWALLET', scenario), isApproved ? undefined : refusal);
    },
    issueReference(session: Session, scenario?: string): Payment {
      return changed(open(session, 'PayAtFawry', scenario), {});
    },
    /** Pays a reference at an outlet, even an expired one, which simulates late payments. */
    payAtOutlet(payment: Payment): boolean {
      if (payment.status !== 'NEW' && payment.status !== 'EXPIRED') return false;
      markPaid(payment);
      return true;
    },
    cancel(payment: Payment): { ok: true } | { ok: false; code: number } {
      if (payment.status === 'CANCELED') return { ok: false, code: 9984 };
      if (payment.status !== 'NEW') return { ok: false, code: 400 };
      changed(payment, { status: 'CANCELED' });
      return { ok: true };
    },
    refund(
      payment: Payment | undefined,
      amountPt: number,
    ): { ok: true } | { ok: false; code: number } {
      if (!payment) return over;
      if (payment.status !== 'PAID' && payment.status !== 'PARTIAL_REFUNDED')
        return { ok: false, code: 9954 };
      const refundedPt = payment.refundedPt + amountPt;
      if (amountPt < 1 || refundedPt > payment.orderPt) return { ok: false, code: 9935 };
      const isWhole = refundedPt === payment.orderPt;
      changed(payment, { refundedPt, status: isWhole ? 'REFUNDED' : 'PARTIAL_REFUNDED' });
      return { ok: true };
    },
    expireDue(now: number): void {
      for (const payment of Object.values(kept()))
        if (payment.status === 'NEW' && payment.charge.expiresAt <= now)
          changed(payment, { status: 'EXPIRED' });
    },
  };
}
