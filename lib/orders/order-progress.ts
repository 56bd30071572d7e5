import type { TrackedOrder } from './track-order';

const way = ['pending', 'processing', 'preparing', 'shipped', 'delivered'] as const;
export type ProgressStep = {
  step: (typeof way)[number] | 'cancelled';
  /** `done` has its time, `current` is the last completed step, `ahead` is still to come. */
  state: 'done' | 'current' | 'ahead';
  at: string | null;
};

/**
 * The steps of an order, completed and to come. Skipped steps are omitted; a cancelled order has no further steps, and
 * an unknown status has none at all.
 */
export function orderProgress({
  status,
  history,
}: Pick<TrackedOrder, 'status' | 'history'>): ProgressStep[] {
  const timeOf = (step: string) =>
    history.findLast((each) => each.status === step)?.timestamp ?? null;
  const isCancelled = status === 'cancelled';
  const position = isCancelled ? way.length : way.findIndex((step) => step === status);
  if (position < 0) return [];
  const done = way
    .filter((step, index) => index <= position && timeOf(step) !== null)
    .map((step) => ({
      step,
      state: step === status ? ('current' as const) : ('done' as const),
      at: timeOf(step),
    }));
  if (isCancelled)
    return [...done, { step: 'cancelled', state: 'current', at: timeOf('cancelled') }];
  const ahead = way
    .slice(position + 1)
    .map((step) => ({ step, state: 'ahead' as const, at: null }));
  return [...done, ...ahead];
}
