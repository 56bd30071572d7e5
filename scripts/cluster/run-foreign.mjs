// Runs a program that is not written for Node.js, so that it ends with the command that started it, like Node.js
// programs: the process group gets the signals, and `end-with-parent` watches over it.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const program = spawn(command, args, { stdio: 'inherit' });
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => undefined);
program.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
program.once('exit', (code) => process.exit(code ?? 1));
