import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hostSite } from './host-site.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-host-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** The site of a host whose environment file has these lines. */
async function siteWith(lines: string[], own: Record<string, string> = {}) {
  const file = join(folder, 'shop.env');
  await writeFile(file, lines.join('\n'));
  const environment = { RELEASE_FOLDER: folder, RELEASE_ENVIRONMENT: file, ...own };
  return hostSite({ environment, report: () => undefined, signal: new AbortController().signal });
}

const project = 'NEXT_PUBLIC_SUPABASE_URL=https://abcdefgh.supabase.co';

test('passes the variables of the environment file to the servers', async () => {
  const site = await siteWith([project, 'REDIS_URL=redis://127.0.0.1:6379'], {
    RELEASE_SERVERS: '4',
    REDIS_URL: 'redis://elsewhere',
  });
  expect(site).toMatchObject({ folder, firstPort: 3001, servers: 4 });
  expect(site.environment).toMatchObject({ REDIS_URL: 'redis://127.0.0.1:6379' });
});

test('names the documentation on a machine that is not set up', () => {
  const environment = { RELEASE_FOLDER: join(folder, 'none') };
  const report = () => undefined;
  expect(() => hostSite({ environment, report, signal: new AbortController().signal })).toThrow(
    'docs/deploying.md',
  );
});

test.each([
  [['APP_ENV=live'], {}, 'does not set NEXT_PUBLIC_SUPABASE_URL'],
  [[project, 'APP_ENV=live', 'SANDBOX=1'], {}, 'a live shop takes real money only'],
  [[project], { RELEASE_SERVERS: 'two' }, 'RELEASE_SERVERS is "two"'],
  [[project], { RELEASE_SERVERS: '0' }, 'RELEASE_SERVERS is "0"'],
])('releases nothing with %j and %j', async (lines, own, sentence) => {
  await expect(siteWith(lines, own)).rejects.toThrow(sentence);
});
