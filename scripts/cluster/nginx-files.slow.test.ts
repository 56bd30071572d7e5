import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { filesBelow } from '../lib/files-below.mjs';
import { findNginx } from '../lib/servers.mjs';

const perform = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-nginx-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function replaceIn(path: string, replacements: Record<string, string>): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [from, to] of Object.entries(replacements)) text = text.replaceAll(from, to);
  await writeFile(path, text);
}

/** `/etc/nginx` as on a host, with a certificate, ports that need no rights, and the folders that nginx writes to. */
async function installFiles(): Promise<string> {
  const etc = join(folder, 'etc');
  await cp('deploy/nginx', join(etc, 'conf.d'), { recursive: true });
  await cp('deploy/nginx/bookshop', join(etc, 'bookshop'), { recursive: true });
  await mkdir(join(folder, 'log'));
  await perform('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=shop.example.com', '-keyout', join(folder, 'privkey.pem')],
    ...['-out', join(folder, 'fullchain.pem')],
  ]);
  const places = {
    '/etc/letsencrypt/live/shop.example.com': folder,
    '/var/cache/nginx/bookshop': join(folder, 'cache'),
    '/var/log/nginx': join(folder, 'log'),
    'listen 443': 'listen 48443',
    'listen [::]:443': 'listen [::]:48443',
    'listen 80': 'listen 48480',
    'listen [::]:80': 'listen [::]:48480',
  };
  for (const file of filesBelow(etc)) await replaceIn(file, places);
  const main = join(etc, 'nginx.conf');
  await writeFile(
    main,
    `pid ${folder}/nginx.pid; events {} http { include ${join(etc, 'conf.d')}/*.conf; }`,
  );
  return main;
}

async function complaintsAbout(main: string): Promise<string> {
  const nginx = await findNginx();
  const args = ['-t', '-c', main, '-p', folder, '-e', join(folder, 'error.log')];
  const { stderr } = await perform(nginx, args).catch((error: unknown) => ({
    stderr: String(error),
  }));
  // Newer versions have another directive for it, which Debian's does not support yet.
  return stderr.replace(/^.*"listen \.\.\. http2" directive is deprecated.*\n/gm, '');
}

test('nginx accepts all configuration files for a host', async () => {
  const main = await installFiles();
  expect(await complaintsAbout(main)).toMatch(/^[^\n]*syntax is ok\n[^\n]*test is successful\n$/);
});

test('nginx rejects an invalid configuration', async () => {
  const main = await installFiles();
  await replaceIn(join(folder, 'etc', 'bookshop', 'upstream.conf'), { least_conn: 'least_con' });
  expect(await complaintsAbout(main)).toContain('unknown directive "least_con"');
});
