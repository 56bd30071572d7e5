import { attemptEnd, unknownEnd, type AttemptEnd } from '@/lib/orders/attempt-outcome';
import { whenTabCloses } from '@/lib/payments/payment-tab';
import { seconds } from '@/lib/time';

type Attempt = { orderId: string; attemptId: string };

// Repeated, because a provider may report a payment a moment after its own page.
const questions = 4;
const pause = () => new Promise((resolve) => setTimeout(resolve, seconds(1)));

async function pollAttempt({ orderId, attemptId }: Attempt): Promise<AttemptEnd> {
  try {
    const [{ browserClient }, { readPayableOrder }] = await Promise.all([
      import('@/lib/supabase/browser-client'),
      import('@/lib/orders/queries'),
    ]);
    const order = await readPayableOrder(browserClient(), orderId);
    return order ? attemptEnd(order, attemptId) : unknownEnd;
  } catch {
    // Without an answer the outcome is unknown; the order shows it later.
    return unknownEnd;
  }
}

/**
 * Reports the outcome of a payment in another tab: once the tab is closed, or earlier if the shopper returns to this
 * page and the outcome is known. `checking` is reported while the outcome of a closed tab is being checked. Returns a
 * function that stops this.
 */
export function followTab(
  tab: Window,
  attempt: Attempt,
  report: (end: AttemptEnd | 'checking') => void,
): () => void {
  let isOver = false;
  const stop = () => {
    isOver = true;
    stopLooking();
    document.removeEventListener('visibilitychange', comeBack);
  };
  const finish = (end: AttemptEnd) => {
    if (isOver) return;
    stop();
    report(end);
  };
  const comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    void pollAttempt(attempt).then((end) => end.outcome !== 'open' && finish(end));
  };
  const close = async () => {
    report('checking');
    let end = await pollAttempt(attempt);
    for (let polls = 1; end.outcome === 'open' && polls < questions && !isOver; polls += 1) {
      await pause();
      end = await pollAttempt(attempt);
    }
    finish(end);
  };
  const stopLooking = whenTabCloses(tab, () => void close());
  document.addEventListener('visibilitychange', comeBack);
  return stop;
}
