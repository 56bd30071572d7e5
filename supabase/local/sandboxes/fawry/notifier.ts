import { type Sandbox } from '../shared/sandbox.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState, type FawryStatus, type Payment } from './fawry-state.ts';
import { type MessageChanges, notificationOf } from './messages.ts';

const copiesAfterMs = [0, 5_000, 30_000];
const lateMs = 30_000;

/** Notifies the shop about a payment, as the payment's scenarios require. */
export function notifier(sandbox: Sandbox<FawryState>, account: FawryAccount) {
  const requestId = () => sandbox.next('request', 1).toString(16).padStart(32, '0');
  const post = (payment: Payment, changes: MessageChanges, delaysMs: number[]) => {
    const body = JSON.stringify(notificationOf(account, payment, requestId(), changes));
    const ref = payment.merchantRefNumber;
    const sent = delaysMs.map((delayMs) =>
      sandbox.send({ ref, url: account.webhookUrl, body, delayMs }),
    );
    return sent[0];
  };

  return {
    post,
    notify: (payment: Payment): void => {
      const { scenarios, status } = payment;
      const wants = (scenario: string) => scenarios.includes(scenario);
      const isRefund = status === 'REFUNDED' || status === 'PARTIAL_REFUNDED';
      if (wants('webhook-missing') || (isRefund && wants('refund-missing'))) return;
      const start = wants('return-before-webhook') ? lateMs : 0;
      const delays = wants('dup-webhook') ? copiesAfterMs : [0];
      post(
        payment,
        {
          isCorrupt: wants('bad-signature'),
          isUnpadded: wants('unpadded-signature'),
          ...(wants('wrong-ref') ? { merchantRefNumber: 'UNKNOWN-REFERENCE' } : {}),
        },
        delays.map((delayMs) => start + delayMs),
      );
      if (status !== 'PAID' || !wants('out-of-order')) return;
      for (const [index, late] of (['NEW', 'FAILED'] satisfies FawryStatus[]).entries())
        post(payment, { status: late }, [start + 1_000 * (index + 1)]);
    },
  };
}
