import {
  claimRefunds,
  claimWithdrawals,
  markRefundsReported,
  refundsToReport,
} from '../_shared/backend/refund-records.ts';
import { runRefunds } from '../_shared/contracts/run-refunds.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { type Deps } from '../_shared/deps.ts';
import { type Outcome, success } from '../_shared/outcome.ts';
import { alertShop } from '../_shared/payments/alert.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { withdrawReferences } from './withdraw-references.ts';

/** Per run; the next one continues. */
const mostRefunds = 20;
const mostReferences = 20;

/**
 * Carries out the refunds that staff have requested, and withdraws references that should no longer be paid. Raises an
 * alert about refunds that ended without money, and about those that may have been carried out without a confirmation.
 */
export const handler = endpoint(runRefunds, async ({ deps }) => {
  const due = await claimRefunds(deps, mostRefunds);
  if (!due.ok) return due;
  const refunds = await carryOutRefunds(deps, due.value);
  const reported = await reportRefunds(deps);
  if (!reported.ok) return reported;
  const open = await claimWithdrawals(deps, mostReferences);
  if (!open.ok) return open;
  const references = await withdrawReferences(deps, open.value);
  return success({
    ...refunds,
    references: open.value.length,
    withdrawn: references.withdrawn,
    failed: refunds.failed + references.failed,
    more: due.value.length === mostRefunds || open.value.length === mostReferences,
  });
});

/** The report comes before its mark: a run that is killed in between reports twice rather than never. */
async function reportRefunds(deps: Deps): Promise<Outcome<unknown>> {
  const due = await refundsToReport(deps);
  if (!due.ok || due.value.length === 0) return due;
  for (const { state, ...facts } of due.value)
    alertShop(state === 'in_doubt' ? 'refund in doubt' : 'refund refused', facts);
  return markRefundsReported(
    deps,
    due.value.map(({ refund_id }) => refund_id),
  );
}
