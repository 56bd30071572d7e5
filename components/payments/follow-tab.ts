import { attemptOutcome, type AttemptOutcome } from '@/lib/orders/attempt-outcome';
import { whenTabCloses } from '@/lib/payments/payment-tab';
import { seconds } from '@/lib/time';

type Attempt = { orderId: string; attemptId: string };

// Repeated, because a provider may report a payment a moment after its own page.
const questions = 4;
const pause = () => new Promise((resolve) => setTimeout(resolve, seconds(1)));

async function ask({ orderId, attemptId }: Attempt): Promise<AttemptOutcome> {
  try {
    const [{ browserClient }, { readPayableOrder }] = await Promise.all([
      import('@/lib/supabase/browser-client'),
      import('@/lib/orders/queries'),
    ]);
    const order = await readPayableOrder(browserClient(), orderId);
    return order ? attemptOutcome(order, attemptId) : 'open';
  } catch {
    // Without an answer the outcome is unknown; the order shows it later.
    return 'open';
  }
}

/**
 * Reports the outcome of a payment in another tab: once the tab is closed, or earlier if the shopper returns to this
 * page and the outcome is known. `asking` is reported while the outcome of a closed tab is being checked. Returns a
 * function that stops this.
 */
export function followTab(
  tab: Window,
  attempt: Attempt,
  report: (outcome: AttemptOutcome | 'asking') => void,
): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
    stopLooking();
    document.removeEventListener('visibilitychange', comeBack);
  };
  const end = (outcome: AttemptOutcome) => {
    if (isOver) return;
    stop();
    report(outcome);
  };
  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    void ask(attempt).then((outcome) => outcome !== 'open' && end(outcome));
  };
  const close = async () => {
    report('asking');
    let outcome = await ask(attempt);
    for (let asked = 1; outcome === 'open' && asked < questions && !isOver; asked += 1) {
      await pause();
      outcome = await ask(attempt);
    }
    end(outcome);
  };
  const stopLooking = whenTabCloses(tab, () => void close());
  document.addEventListener('visibilitychange', comeBack);
  return stop;
}
