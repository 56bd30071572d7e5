import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBackend } from '../catalogue-import/find-backend.ts';
import { readEnvironment } from '../lib/env-files.mjs';
import { writingTo } from '../lib/output.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { help } from './help.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [path = null, ...more] = positionals;
  if (values.help || more.length > 0) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  const environment = readEnvironment(root, 'start') as Record<string, string | undefined>;
  const backend = await findBackend(root, environment, (text) => {
    console.error(text);
  });
  try {
    const count = await writingTo(path, 0o644, (write) => exportCatalogue(backend, write));
    console.error(`Products written: ${String(count)}.`);
    return 0;
  } finally {
    await backend.release();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
