import { claimRefunds, claimWithdrawals, tellRefunds } from '../_shared/backend/refund-records.ts';
import { runRefunds } from '../_shared/contracts/run-refunds.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { success } from '../_shared/outcome.ts';
import { alertShop } from '../_shared/payments/alert.ts';
import { carryOutRefunds } from './carry-out-refunds.ts';
import { withdrawReferences } from './withdraw-references.ts';

/** Per run; the next one continues. */
const mostRefunds = 20;
const mostReferences = 20;

/**
 * Gives back the money that staff have asked to be given back, and withdraws references that nobody should pay any more. A
 * person hears of what ended without money, and of what may have gone back although no provider says so.
 */
export const handler = endpoint(runRefunds, async ({ deps }) => {
  const due = await claimRefunds(deps, mostRefunds);
  if (!due.ok) return due;
  const refunds = await carryOutRefunds(deps, due.value);
  const told = await tellRefunds(deps);
  if (!told.ok) return told;
  for (const { state, ...facts } of told.value)
    alertShop(state === 'in_doubt' ? 'refund in doubt' : 'refund refused', facts);
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
