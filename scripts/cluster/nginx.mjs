import { join } from 'node:path';
import { runChild, startChild } from '../lib/child.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { findNginx } from '../lib/servers.mjs';
import { writeNginxSettings } from './nginx-settings.mjs';
import { startProgram } from './program.mjs';

/**
 * Starts nginx with the settings of `deploy/nginx` on the loopback address, in front of the servers that
 * `upstream.conf` of the site names, and on `publicBackendPort` in front of the backend.
 */
export async function startNginx({ signal, report, ...site }) {
  const command = await findNginx();
  const own = join(site.folder, 'nginx');
  const main = await writeNginxSettings({ ...site, own, command });
  const given = ['-c', main, '-p', own, '-e', join(own, 'start.log')];
  const perform = async (args) => {
    if ((await runChild(startChild(command, [...given, ...args]), signal)) !== 0)
      throw new PlainError(`nginx ${args.join(' ')} failed: see above.`);
  };
  await perform(['-q', '-t']);
  const program = await startProgram({
    name: 'nginx',
    command,
    args: [...given, '-g', 'daemon off;'],
    port: site.port,
    signal,
    report,
  });
  return {
    ended: program.ended,
    stop: program.stop,
    accessLog: join(own, 'access.log'),
    reload: async () => {
      await perform(['-q', '-t']);
      await perform(['-s', 'reload']);
    },
  };
}
