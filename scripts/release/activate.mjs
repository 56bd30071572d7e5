import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../lib/plain-error.mjs';
import { publishAssets, removeOldAssets } from './assets.mjs';
import { freeSlot, portsOf } from './ports.mjs';
import { untilReady } from './ready.mjs';
import { replaceFile, replaceLink } from './replace-file.mjs';
import { readState, writeState } from './state.mjs';
import { upstreamText } from './upstream.mjs';
import { warm } from './warm.mjs';

/**
 * How long the old servers keep serving after the switch, in milliseconds: nginx completes requests with its old
 * configuration, and may have waited up to fifteen seconds for the body of one. Longer ones are completed while the
 * servers drain.
 */
const usualSettleMs = 20_000;
/** Besides the current and the previous one, for investigating failures. */
const keptReleases = 3;

/**
 * What differs between a host with systemd and `npm run cluster`.
 * @typedef {object} Host
 * @property {(server: { port: number, release: string }) => Promise<void>} startServer Rejects if it ends at once.
 * @property {(port: number) => Promise<void>} stopServer Resolves when open responses are complete and it has ended;
 *   does nothing if there is none.
 * @property {() => Promise<void>} reloadProxy Rejects, with nothing changed, if nginx refuses its configuration.
 */

/**
 * Activates a built release: starts it on the free ports, waits until it is ready, switches nginx, and stops the
 * servers of the release before. If any of that fails before the switch, the release is stopped and the old one goes on
 * serving.
 * @param {object} site
 * @param {string} site.folder
 * @param {number} site.firstPort
 * @param {number} site.servers How many servers a release has.
 * @param {Host} site.host
 * @param {number} site.readyWithinMs How long a server may take until it is ready, in milliseconds.
 * @param {number} [site.settleMs]
 * @param {number} [site.warmForMs] How long pages are rendered before the switch at most.
 * @param {(sentence: string) => void} site.report
 * @param {AbortSignal} [site.signal] Only before the switch.
 * @param {string} name
 */
export async function activate(site, name) {
  const { folder, host, report, signal } = site;
  const before = await readState(folder);
  const slot = freeSlot(before.current?.slot);
  const ports = portsOf(site, slot);
  const release = join(folder, 'releases', name);
  try {
    // An interrupted release may have left something there.
    for (const port of ports) await host.stopServer(port);
    report(`Starting servers on ${portList(ports)} …`);
    for (const port of ports) await host.startServer({ port, release });
    for (const port of ports) await untilReady(port, site.readyWithinMs, signal);
    await publishAssets(release, join(folder, 'shared', 'assets'));
    if (site.warmForMs) {
      report(`Rendering pages for up to ${Math.round(site.warmForMs / 1_000)} s …`);
      await warm(ports, { forMs: site.warmForMs, signal });
    }
    await switchTo(site, ports, release);
  } catch (error) {
    for (const port of ports) await host.stopServer(port);
    if (!(error instanceof PlainError)) throw error;
    throw new PlainError(`${error.message} Release ${name} is not switched to.`);
  }
  const previous = before.current ? { name: before.current.name } : undefined;
  await writeState(folder, { current: { name, slot }, previous });
  report(`Release ${name} is in service.`);
  if (before.current) await retire(site, before.current);
  await tidy(folder);
}

const portList = (ports) => (ports.length > 1 ? 'ports ' : 'port ') + ports.join(', ');

async function switchTo({ folder, host }, ports, release) {
  const upstream = join(folder, 'upstream.conf');
  const current = join(folder, 'current');
  const before = await readFile(upstream, 'utf8').catch(() => undefined);
  await replaceFile(upstream, upstreamText(ports));
  try {
    await host.reloadProxy();
  } catch (error) {
    if (before !== undefined) await replaceFile(upstream, before);
    throw error;
  }
  // Last, because files of the new release's pages are requested only from now on.
  await replaceLink(current, release);
}

async function retire(site, { name, slot }) {
  const release = join(site.folder, 'releases', name);
  await publishAssets(release, join(site.folder, 'shared', 'assets'));
  const ports = portsOf(site, slot);
  site.report(`Letting servers on ${portList(ports)} finish their requests …`);
  await sleep(site.settleMs ?? usualSettleMs);
  for (const port of ports) await site.host.stopServer(port);
}

async function tidy(folder) {
  const { current, previous } = await readState(folder);
  const releases = join(folder, 'releases');
  const used = [current, previous].flatMap((release) => (release ? [release.name] : []));
  const names = (await readdir(releases)).sort().reverse();
  const kept = new Set([...used, ...names.slice(0, keptReleases)]);
  for (const name of names.filter((found) => !kept.has(found)))
    await rm(join(releases, name), { recursive: true, force: true });
  await removeOldAssets(
    join(folder, 'shared', 'assets'),
    used.map((name) => join(releases, name)),
  );
}

/** Goes back to the release that served before. Rejects with a `PlainError` if there is none. */
export async function goBack(site) {
  const { previous } = await readState(site.folder);
  if (!previous) throw new PlainError('There is no release to go back to.');
  await activate(site, previous.name);
}
