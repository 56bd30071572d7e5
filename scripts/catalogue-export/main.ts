import { parseArgs } from 'node:util';
import { runCommand, withBackend } from '../catalogue-import/with-backend.ts';
import { writingTo } from '../lib/output.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { help } from './help.ts';

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
  const count = await withBackend((backend) =>
    writingTo(path, 0o644, (write) => exportCatalogue(backend, write)),
  );
  console.error(`Products written: ${String(count)}.`);
  return 0;
}

await runCommand(run);
