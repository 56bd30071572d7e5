import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fileHeaders } from '../../lib/http/security-headers.mjs';
import { nodeOptions } from '../lib/shop-server.mjs';
import { portsOf } from './ports.mjs';
import { systemdHost } from './systemd-host.mjs';
import { upstreamText } from './upstream.mjs';

const deployed = (file: string) => readFile(`deploy/${file}`, 'utf8');
const site = { firstPort: 3001, servers: 2 };

test('uses two groups of ports that do not overlap', () => {
  expect(portsOf(site, 'a')).toEqual([3001, 3002]);
  expect(portsOf(site, 'b')).toEqual([3003, 3004]);
});

test('has the same upstream file in deploy as a release writes', async () => {
  expect(await deployed('nginx/bookshop/upstream.conf')).toBe(upstreamText(portsOf(site, 'a')));
});

test('sends the same file headers from nginx as from the shop', async () => {
  const text = await deployed('nginx/bookshop/file-headers.conf');
  const sent = [...text.matchAll(/^add_header (\S+) (?:"([^"]+)"|'([^']+)'|(\S+)) always;$/gm)];
  expect(
    sent.map(([, key, double, single, bare]) => ({ key, value: double ?? single ?? bare })),
  ).toEqual(fileHeaders);
});

test('starts a server in the unit as npm start does', async () => {
  const unit = await deployed('systemd/bookshop@.service');
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1];
  expect(command).toBe(
    `/usr/bin/node ${nodeOptions.join(' ')} scripts/serve/main.mjs --port %i --host 127.0.0.1`,
  );
});

test('allows exactly the commands of a release in sudoers, for each port', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zad-host-'));
  const done: string[] = [];
  const host = systemdHost(folder, async (...command: string[]) => {
    done.push(command.join(' '));
  });
  const release = join(folder, 'releases', 'one');
  for (const port of [...portsOf(site, 'a'), ...portsOf(site, 'b')]) {
    await host.startServer({ port, release });
    await host.stopServer(port);
  }
  await host.reloadProxy();
  expect(await readlink(join(folder, 'slots', '3004'))).toBe('../releases/one');
  await rm(folder, { recursive: true });

  const [, rules = ''] = (await deployed('sudoers')).split('NOPASSWD:');
  const allowed = rules.replaceAll('\\\n', ' ').split(',');
  expect(allowed.map((rule) => rule.trim())).toEqual(done);
});
