import { parseArgs } from 'node:util';

export const statuses = [
  'pending',
  'processing',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
] as const;

export interface ExportOptions {
  /** Times with their offset, from the start of the first day to the end of the last; null is unbounded. */
  from: string | null;
  to: string | null;
  status: string | null;
  lines: boolean;
  /** The output file; null for standard output. */
  path: string | null;
}

export type ReadOptions =
  { ok: true; options: ExportOptions } | { ok: false; reason: string } | { ok: 'help' };

/** Parses the command's arguments. Days are days in Cairo. */
export function readOptions(args: string[]): ReadOptions {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        status: { type: 'string' },
        lines: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  if (values.help) return { ok: 'help' };
  const [path = null, ...more] = positionals;
  if (more.length > 0) return { ok: false, reason: 'Only one file can be written.' };
  const { status = null } = values;
  if (status !== null && !statuses.some((known) => known === status))
    return { ok: false, reason: `--status must be one of ${statuses.join(', ')}.` };
  const from = values.from === undefined ? null : startOfDay(values.from, 0);
  const to = values.to === undefined ? null : startOfDay(values.to, 1);
  if (from === undefined || to === undefined)
    return { ok: false, reason: '--from and --to are days, like 2026-09-01.' };
  if (from !== null && to !== null && from >= to)
    return { ok: false, reason: '--from is later than --to.' };
  return { ok: true, options: { from, to, status, lines: values.lines, path } };
}

/** The start of a day in Cairo, or of one some days later; undefined for an invalid date. */
function startOfDay(day: string, daysLater: number): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day)
    return undefined;
  midnight.setUTCDate(midnight.getUTCDate() + daysLater);
  return new Date(midnight.getTime() - cairoOffsetMs(midnight)).toISOString();
}

function cairoOffsetMs(at: Date): number {
  const name = new Intl.DateTimeFormat('en', {
    timeZone: 'Africa/Cairo',
    timeZoneName: 'longOffset',
  })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, hours = '0', minutes = '0'] = /GMT\+(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
