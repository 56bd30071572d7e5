import { runUntilStopped } from '../lib/run-until-stopped.mjs';
import { repository } from '../lib/stack.mjs';
import { clusterFolder, listenForReleases } from './control.mjs';
import { startSite } from './site.mjs';

/** `npm run cluster`: starts the site, prints its addresses, and handles `npm run release` until stopped. */
export function serveCluster() {
  return runUntilStopped(async (signal) => {
    const site = await startSite({ signal });
    const stopListening = await listenForReleases(clusterFolder(repository), {
      release: (report) => site.release({ report }),
      back: (report) => site.rollback({ report }),
      status: async (report) => (await site.status()).forEach(report),
    });
    const rows = [
      ['Shop', `${site.url}/shop`],
      [
        'Servers',
        site
          .servers()
          .map(({ port }) => `http://localhost:${port}/shop`)
          .join(' '),
      ],
      ['Redis', site.redis.url],
      ['Database', site.databaseUrl],
      ['Mailbox', site.mailboxUrl],
      ['Studio', site.studioUrl],
    ];
    console.log(
      '\nThe site is open. Stop it with Ctrl-C; npm run release works in another terminal.\n',
    );
    for (const [name, url] of rows) console.log(`  ${name.padEnd(8)} ${url}`);
    return {
      ended: site.ended,
      stop: async () => {
        await stopListening();
        await site.stop();
      },
    };
  });
}
