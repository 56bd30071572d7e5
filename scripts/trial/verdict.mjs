/** Below this share of the processors the machine is busy with other work, and a trial says nothing about the shop. */
export const leastShare = 0.7;
/** With fewer compared prices, nothing is known about the others. */
const leastChecked = 20;

/**
 * Judges what `disturb()` found: `verdict` is `good`, `BROKEN` or `overloaded`, `reasons` says why it is not good.
 * Money is judged on every machine: a lost, double or oversold order is `BROKEN` however busy the machine is.
 *
 * @param {Pick<Awaited<ReturnType<typeof import('./disturb.mjs').disturb>>, 'failures' | 'refusals' | 'prices' | 'orders'>} found
 * @param {number} share The smaller of the processor shares before and after.
 * @param {number} mostStaleMs How long a replaced price may be shown.
 */
export function judge({ failures, refusals, prices, orders }, share, mostStaleMs) {
  const wrongOrders = [
    [orders.lost, 'orders lost'],
    [orders.double, 'orders doubled'],
    [orders.wrong.length, 'contradictions'],
  ];
  const faults = [
    [failures.length, 'requests failed'],
    [refusals.length, 'requests refused'],
    [prices.stale.length, `prices older than ${mostStaleMs / 1_000} s`],
  ];
  const sentences = (counted) =>
    counted.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  const broken = sentences(wrongOrders);
  if (broken.length > 0) return { verdict: 'BROKEN', reasons: [...broken, ...sentences(faults)] };
  if (share < leastShare)
    return { verdict: 'overloaded', reasons: [busy(share), ...sentences(faults)] };
  const reasons = sentences(faults);
  if (reasons.length > 0) return { verdict: 'BROKEN', reasons };
  if (prices.checked < leastChecked)
    return { verdict: 'overloaded', reasons: [`only ${prices.checked} prices compared`] };
  return { verdict: 'good', reasons };
}

/** Why nothing is judged, as a sentence. */
export const busy = (share) =>
  `other programs leave ${Math.round(share * 100)} % of the processors, and a trial needs ${leastShare * 100} %`;
