import { type ImportResult } from './import-catalogue.ts';
import { type RowProblem } from './row-problem.ts';
import { type SimilarName } from './similar-names.ts';

export interface Report {
  exitCode: 0 | 1 | 2 | 3;
  /** For standard output. */
  lines: string[];
  /** For standard error. */
  faults: string[];
}

const reasonsShown = 20;
const linesShown = 5;
const namesShown = 10;

export function reportOf(result: ImportResult, dryRun: boolean): Report {
  if (result.kind === 'unreadable')
    return { exitCode: 2, lines: [], faults: [result.reason, 'Nothing was imported.'] };
  const warnings = [...similarLines(result.similarNames), ...coverLines(result.coverProblems)];
  switch (result.kind) {
    case 'bad-rows':
      return {
        exitCode: 1,
        lines: [],
        faults: [
          ...groupLines(result.problems),
          ...warnings,
          `${countRows(result.problems)} bad. Nothing was imported. Correct the file, or use --skip-bad to leave them out.`,
        ],
      };
    case 'similar-names':
      return {
        exitCode: 1,
        lines: [],
        faults: [
          ...groupLines(result.problems),
          ...warnings,
          'Nothing was imported, because of --strict.',
        ],
      };
    case 'imported': {
      const { created, updated, unchanged, skipped, coverProblems } = result;
      const counts = dryRun
        ? `Would create ${String(created)}, update ${String(updated)} and leave ${String(unchanged)} unchanged. Nothing was changed.`
        : `Created ${String(created)}, updated ${String(updated)}, unchanged ${String(unchanged)}.`;
      const left = skipped.length > 0 ? [`${countRows(skipped)} left out.`] : [];
      const only = result.creates
        ? []
        : ['The file has no columns for new products: it updates only.'];
      return {
        exitCode: skipped.length + coverProblems.length > 0 ? 3 : 0,
        lines: [...only, counts, ...left],
        faults: [...groupLines(skipped), ...warnings],
      };
    }
  }
}

/** One paragraph per reason, the most frequent first, with the first rows that have it. */
function groupLines(problems: readonly RowProblem[]): string[] {
  const byReason = new Map<string, RowProblem[]>();
  for (const problem of problems) {
    const same = byReason.get(problem.reason);
    if (same) same.push(problem);
    else byReason.set(problem.reason, [problem]);
  }
  const groups = [...byReason].toSorted(([, one], [, two]) => two.length - one.length);
  const shown = groups
    .slice(0, reasonsShown)
    .flatMap(([reason, rows]) => [
      `${String(rows.length)} × ${reason}`,
      ...rows.slice(0, linesShown).map(exampleLine),
      ...(rows.length > linesShown ? [`    … and ${String(rows.length - linesShown)} more`] : []),
    ]);
  const rest = groups.length - reasonsShown;
  return rest > 0 ? [...shown, `… and ${String(rest)} more reasons`] : shown;
}

function exampleLine({ line, sku, found }: RowProblem): string {
  const place = line === 0 ? [] : [`line ${String(line)}`];
  const named = sku === undefined ? [] : [place.length > 0 ? `(${sku})` : sku];
  const row = [...place, ...named].join(' ');
  return `    ${[row, found].filter((part) => part !== undefined && part !== '').join(': ')}`;
}

function coverLines(problems: readonly RowProblem[]): string[] {
  if (problems.length === 0) return [];
  return [
    'Covers that were not taken; their products keep the one they have:',
    ...groupLines(problems),
  ];
}

function similarLines(names: readonly SimilarName[]): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, namesShown).map(({ line, topic, name, like, likeLine }) => {
    const where = likeLine === null ? 'which exists' : `on line ${String(likeLine)}`;
    return `    line ${String(line)}: ${topic} "${name}" looks like "${like}", ${where}`;
  });
  const rest = names.length - namesShown;
  return [
    `${String(names.length)} new ${names.length === 1 ? 'name looks' : 'names look'} like another one spelt otherwise:`,
    ...shown,
    ...(rest > 0 ? [`    … and ${String(rest)} more`] : []),
  ];
}

function countRows(problems: readonly RowProblem[]): string {
  const { size } = new Set(problems.map(({ line }) => line));
  return size === 1 ? '1 row is' : `${String(size)} rows are`;
}
