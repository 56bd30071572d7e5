import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { totalsOf } from './summary.mjs';

/**
 * Writes the results so far to `node_modules/.cache/test-reports/last.json`, also while a run is going on, so that one
 * that is ended from outside has reported what it saw.
 */
export function writeLastRun(root, command, results) {
  const { passed, failed, flaky } = totalsOf(results);
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const folder = join(root, 'node_modules', '.cache', 'test-reports');
  mkdirSync(folder, { recursive: true });
  const report = {
    commit: stdout?.trim() || null,
    command,
    passed,
    failed,
    flaky: flaky.map(({ name }) => name),
    seconds: Object.fromEntries(
      results.map(({ step, duration }) => [step.name, Math.round(duration)]),
    ),
  };
  writeFileSync(join(folder, 'last.json'), `${JSON.stringify(report, null, 2)}\n`);
}
