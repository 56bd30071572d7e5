import { runCommand, withBackend } from '../catalogue-import/with-backend.ts';
import { help } from './help.ts';
import { manageStaff } from './manage-staff.ts';
import { readCommand } from './options.ts';

async function run(args: string[]): Promise<number> {
  const read = readCommand(args);
  if (read.ok === 'help') {
    console.log(help);
    return 0;
  }
  if (!read.ok) {
    console.error(`${read.reason} See --help.`);
    return 2;
  }
  console.log(await withBackend((backend) => manageStaff(backend, read.command)));
  return 0;
}

await runCommand(run);
