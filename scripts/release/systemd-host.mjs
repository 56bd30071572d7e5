import { join } from 'node:path';
import { runChild, startChild } from '../lib/child.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { replaceLink } from './replace-file.mjs';

/** Runs a command as root, by the rules of `deploy/sudoers`. */
async function asRoot(command, ...args) {
  const [program, ...rest] =
    process.getuid?.() === 0 ? [command, ...args] : ['sudo', '-n', command, ...args];
  const code = await runChild(startChild(program, rest));
  if (code !== 0) throw new PlainError(`${command} ${args.join(' ')} failed: see above.`);
}

const unitOf = (port) => `bookshop@${port}.service`;
const systemctl = '/usr/bin/systemctl';

/**
 * The servers as systemd units, see `deploy/systemd`. `perform` runs a command as root.
 * @returns {import('./activate.mjs').Host}
 */
export function systemdHost(folder, perform = asRoot) {
  return {
    startServer: async ({ port, release }) => {
      await replaceLink(join(folder, 'slots', String(port)), release);
      await perform(systemctl, 'enable', '--now', unitOf(port));
    },
    stopServer: (port) => perform(systemctl, 'disable', '--now', unitOf(port)),
    reloadProxy: async () => {
      await perform('/usr/sbin/nginx', '-t');
      await perform(systemctl, 'reload', 'nginx.service');
    },
  };
}
