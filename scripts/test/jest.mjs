import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { engineFlags } from '../../supabase/local/testing/engine-flags.mjs';

/* `node scripts/test/jest.mjs <project> [arguments of Jest]` runs a project of jest.config.mjs. Files with failures are run
   again, alone. */

/** How many files of a project run at once, and how often failed files are run again. */
const projects = {
  unit: { workers: 2, retries: 2 },
  // These are about money: even an occasional duplicate order is a bug, so failures are not retried.
  database: { workers: 3, retries: 0 },
  // These wait for providers that respond late.
  http: { workers: 4, retries: 0 },
  kills: { workers: 3, retries: 0 },
  backend: { workers: 3, retries: 2 },
  slow: { workers: 3, retries: 2 },
  // Sites of up to four servers, on fixed ports.
  servers: { workers: 1, retries: 2 },
};

const [project, ...words] = process.argv.slice(2);
const { workers, retries } = projects[project];

function runJest(...args) {
  const flags = ['--experimental-vm-modules', '--no-warnings', ...engineFlags];
  const program = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  // `--ci` ends the list of projects: a file name after it would be read as another project.
  const command = [...flags, program, '--selectProjects', project, '--ci', ...args, ...words];
  return spawnSync(process.execPath, command, { stdio: 'inherit' });
}

let { status, signal } = runJest(`--maxWorkers=${workers}`);
for (let retry = 0; retry < retries && status !== 0 && !signal; retry += 1)
  ({ status, signal } = runJest('--maxWorkers=1', '--onlyFailures'));
process.exitCode = status ?? 1;
