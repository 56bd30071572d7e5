import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findBackend } from '../catalogue-import/find-backend.ts';
import { readEnvironment } from '../lib/env-files.mjs';
import { exportOrders } from './export-orders.ts';
import { help } from './help.ts';
import { type ExportOptions, readOptions } from './options.ts';

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
    const count = await exportTo(read.options, backend);
    console.error(`Orders written: ${String(count)}.`);
    return 0;
  } finally {
    await backend.release();
  }
}

async function exportTo(
  options: ExportOptions,
  backend: { url: string; secretKey: string },
): Promise<number> {
  if (options.path === null)
    return exportOrders(backend, options, async (text) => {
      await new Promise<void>((resolve, reject) => {
        process.stdout.write(text, (error) => {
          if (error) reject(error);
          else resolve();
        });
      });
    });
  // Readable by its owner only: the file contains addresses and phone numbers.
  const file = await open(options.path, 'w', 0o600);
  try {
    return await exportOrders(backend, options, async (text) => {
      await file.write(text);
    });
  } finally {
    await file.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
