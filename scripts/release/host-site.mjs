import { existsSync } from 'node:fs';
import { readEnvFile } from '../lib/env-files.mjs';
import { checkLivePayments } from '../lib/payment-addresses.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { systemdHost } from './systemd-host.mjs';

const firstPort = 3001;

/** How many servers a release has. */
function serversFrom({ RELEASE_SERVERS: given = '2' }) {
  const servers = Number(given);
  if (Number.isInteger(servers) && servers > 0 && servers <= 32) return servers;
  throw new PlainError(`RELEASE_SERVERS is "${given}", which is not a number from 1 to 32.`);
}

/** The site on a host that was set up with the files of `deploy`, with the variables of its servers. */
export function hostSite({ environment: own, report, signal }) {
  const folder = own.RELEASE_FOLDER ?? '/srv/bookshop';
  const file = own.RELEASE_ENVIRONMENT ?? '/etc/bookshop/shop.env';
  for (const path of [folder, file]) {
    if (existsSync(path)) continue;
    throw new PlainError(
      `No "npm run cluster" runs here, and there is no ${path}: see "On a Node host" in docs/deploying.md.`,
    );
  }
  const environment = { ...own, ...readEnvFile(file), NEXT_TELEMETRY_DISABLED: '1' };
  if (!environment.NEXT_PUBLIC_SUPABASE_URL)
    throw new PlainError(`${file} does not set NEXT_PUBLIC_SUPABASE_URL.`);
  checkLivePayments(environment, true);
  return {
    folder,
    firstPort,
    servers: serversFrom(own),
    host: systemdHost(folder),
    readyWithinMs: 120_000,
    warmForMs: 30_000,
    environment,
    report,
    signal,
  };
}
