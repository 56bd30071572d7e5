import type {
  CheckedTrackingRow,
  TrackingRow as SentRow,
  TrackingVerdict,
} from '../contract/shipping';
import { foldName } from './tracking-cells';
import type { TrackingRow } from './read-tracking';

/** A row of the list with its verdict. */
export type JudgedRow = {
  line: number;
  orderNumber: string;
  number: string;
  verdict: TrackingVerdict | 'order_missing' | 'number_missing' | 'taken';
  /** The shop's data about it; null if the row was not sent. */
  checked: CheckedTrackingRow | null;
};

/** Incomplete rows are not sent. Rounded numbers are, because the shop detects them itself. */
const isTracked = ({ fault }: TrackingRow) => fault === null || fault === 'number_rounded';

/** The names that couriers' own files use, normalized, and the shop's ids for them. */
const couriers: readonly [name: RegExp, id: string][] = [
  [
    /^(?:j (?:and )?t(?: express| egypt)*|jt(?: express)?|جي (?:اند )?تي(?: اكسبرس)?)$/,
    'jt-express',
  ],
  [/^(?:aramex|ارامكس)/, 'aramex'],
];

/** The rows as they are sent to the shop. */
export function rowsToSend(rows: readonly TrackingRow[]): SentRow[] {
  return rows.filter(isTracked).map(({ orderNumber, number, courier }) => ({
    order_number: orderNumber,
    number,
    ...(courier !== '' && { courier: courierOf(courier) }),
  }));
}

function courierOf(named: string): string {
  const folded = foldName(named);
  return couriers.find(([name]) => name.test(folded))?.[1] ?? named;
}

/** The list with the shop's verdicts, invalid rows first and otherwise in its own order. */
export function judged(
  rows: readonly TrackingRow[],
  answers: readonly (CheckedTrackingRow & { taken?: boolean })[],
): JudgedRow[] {
  const tracked = rows.filter(isTracked);
  const byLine = new Map(answers.map((answer) => [tracked[answer.row - 1]?.line, answer]));
  const all = rows.map((row): JudgedRow => {
    const { line, orderNumber, number, fault } = row;
    const checked = byLine.get(line) ?? null;
    if (!checked) {
      const verdict = fault === 'order_missing' ? 'order_missing' : 'number_missing';
      return { line, orderNumber, number, verdict, checked };
    }
    const verdict = checked.taken === true ? 'taken' : checked.verdict;
    return { line, orderNumber: checked.order_number, number: checked.number, verdict, checked };
  });
  return all.sort((a, b) => rank(a) - rank(b) || a.line - b.line);
}

/** Invalid rows, then rows to save or just saved, then rows that were already shipped. */
function rank({ verdict }: JudgedRow): number {
  if (isWrong(verdict)) return 0;
  return verdict === 'already_shipped_same' ? 2 : 1;
}

export const isWrong = (verdict: JudgedRow['verdict']) =>
  verdict !== 'ok' && verdict !== 'taken' && verdict !== 'already_shipped_same';
