import { runCommand, withBackend } from '../catalogue-import/with-backend.ts';
import { writingTo } from '../lib/output.ts';
import { exportOrders } from './export-orders.ts';
import { help } from './help.ts';
import { readOptions } from './options.ts';

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
  const { options } = read;
  // Readable by its owner only: the file contains addresses and phone numbers.
  const count = await withBackend((backend) =>
    writingTo(options.path, 0o600, (write) => exportOrders(backend, options, write)),
  );
  console.error(`Orders written: ${String(count)}.`);
  return 0;
}

await runCommand(run);
