/** For how many queries, or how long by the sandbox's clock, answers lag. */
export type LagLength = { questions: number } | { ms: number };

export type Lag = { questions: number } | { until: number };

const usual: LagLength = { questions: 2 };

export function startLag(length: LagLength = usual, now: number): Lag {
  return 'ms' in length ? { until: now + length.ms } : { questions: length.questions };
}

/** Whether the current query gets a lagging answer. Counts the query. */
export function isBehind(lag: Lag | undefined, now: number): boolean {
  if (!lag) return false;
  if ('until' in lag) return now < lag.until;
  lag.questions -= 1;
  return lag.questions >= 0;
}
