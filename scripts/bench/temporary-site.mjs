import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../cluster/site.mjs';

/** A folder that is deleted at the end. */
export function temporaryFolder(name, cleanUps) {
  const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a site of several servers in such a folder; the result is that of `startSite()`, and the folder. */
export async function temporarySite(name, { cleanUps, ...options }) {
  const folder = temporaryFolder(name, cleanUps);
  const site = await startSite({ ...options, folder });
  cleanUps.push(site.stop);
  return { site, folder };
}
