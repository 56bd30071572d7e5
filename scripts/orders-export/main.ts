import { fileURLToPath } from 'node:url';
import { findBackend } from '../catalogue-import/find-backend.ts';
import { readEnvironment } from '../lib/env-files.mjs';
import { writingTo } from '../lib/output.ts';
import { exportOrders } from './export-orders.ts';
import { help } from './help.ts';
import { readOptions } from './options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function run(args: string[]): Promise<number> {
  const read = readOptions(args);
  if (read.ok === 'help') {
    console.log(help);
    return 0;
  }
  if (!read.ok) {
    console.error(`${read.reason} See --help.`);
    return 2;
  }
  const environment = readEnvironment(root, 'start') as Record<string, string | undefined>;
  const backend = await findBackend(root, environment, (text) => {
    console.error(text);
  });
  try {
    const { options } = read;
    // Readable by its owner only: the file contains addresses and phone numbers.
    const count = await writingTo(options.path, 0o600, (write) =>
      exportOrders(backend, options, write),
    );
    console.error(`Orders written: ${String(count)}.`);
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
