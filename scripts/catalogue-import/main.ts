import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../lib/env-files.mjs';
import { coverStoreOf } from './covers/cover-store.ts';
import { findBackend } from './find-backend.ts';
import { help } from './help.ts';
import { importCatalogue } from './import-catalogue.ts';
import { progressDisplay } from './progress.ts';
import { reportFileOf, reportPathFor, writeReport } from './report-file.ts';
import { reportOf } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      only: { type: 'string' },
      covers: { type: 'string' },
      'fetch-covers': { type: 'boolean', default: false },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [path, ...more] = positionals;
  if (values.help || path === undefined || more.length > 0) {
    console.log(help);
    return values.help ? 0 : 2;
  }

  const csv = await readFile(path);
  const environment = readEnvironment(root, 'start') as Record<string, string | undefined>;
  const backend = await findBackend(root, environment, (text) => {
    console.error(text);
  });
  const progress = progressDisplay(process.stderr);
  const store = coverStoreOf(root, backend);
  const takesCovers = values.covers !== undefined || values['fetch-covers'];
  try {
    const result = await importCatalogue({
      ...backend,
      csv,
      only: values.only?.split(',').map((name) => name.trim().toLowerCase()),
      ...(takesCovers && {
        covers: { folder: values.covers, fetched: values['fetch-covers'], store },
      }),
      dryRun: values['dry-run'],
      skipBad: values['skip-bad'],
      strict: values.strict,
      onProgress: progress.show,
    });
    progress.end();
    const report = reportOf(result, values['dry-run']);
    for (const fault of report.faults) console.error(fault);
    const listed = reportFileOf(result);
    if (listed !== undefined)
      console.error(await writeReport(values.report ?? reportPathFor(path), listed));
    for (const line of report.lines) console.log(line);
    if (takesCovers && store.note !== undefined) console.log(store.note);
    return report.exitCode;
  } finally {
    progress.end();
    await backend.release();
  }
}

/** `fetch` gives the reason only in `cause`. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 2;
}
