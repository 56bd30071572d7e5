import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readEnvironment } from './env-files.mjs';
import { isInstalled } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { portFrom } from './ports.mjs';
import { fingerprint } from './shop-build.mjs';
import { freePort } from './testing/free-ports.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-start-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs a script of the repository to its end. */
async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: process.cwd(),
    env: { ...process.env, NODE_OPTIONS: '', NEXT_PUBLIC_SUPABASE_URL: '', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('checks before the start', () => {
  test('reports a port in use, with the variable that changes it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const shop = await run(['scripts/start.mjs'], { SHOP_PORT: String(port) });
    const backend = await run(['scripts/dev.mjs'], {
      SHOP_PORT: String(await freePort()),
      BACKEND_PORT: String(port),
    });
    taken.close();
    expect(shop).toMatchObject({ code: 1 });
    expect(shop.output).toContain(`Port ${port} is in use`);
    expect(shop.output).toContain('SHOP_PORT');
    expect(backend).toMatchObject({ code: 1 });
    expect(backend.output).toContain('BACKEND_PORT');
  });

  test('rejects an invalid port number', () => {
    expect(() => portFrom({ SHOP_PORT: 'three thousand' }, 'SHOP_PORT')).toThrow(
      'not a port number',
    );
    expect(portFrom({}, 'SHOP_PORT')).toBe(3000);
  });

  test('rejects a Node.js version that is too old, with an explanation', async () => {
    for (const version of ['14.21.3', '18.20.4', '20.18.1', '22.12.0'])
      expect(() => checkNodeVersion(version)).toThrow(`Node.js ${version} is too old`);
    for (const version of ['20.19.0', '20.20.2', '21.0.0', '22.13.0', '24.0.0', '27.0.0'])
      expect(() => checkNodeVersion(version)).not.toThrow();
    const script =
      "import('./scripts/lib/node-version.mjs').then((m) => m.refuseOldNode('18.0.0'))";
    const { code, output } = await run(['-e', script], {});
    expect(code).toBe(1);
    expect(output).toContain('the shop needs 20.19, 22.13');
  });

  test('rejects a folder that is not writable, with an explanation', async () => {
    // Root may write everywhere, except below a file.
    await writeFile(join(folder, 'file'), '');
    const script = `import('./scripts/lib/writable-folder.mjs')
      .then((m) => m.checkWritable(${JSON.stringify(join(folder, 'file', 'local'))}))
      .catch((error) => { console.error(error.message); process.exit(1) })`;
    const { code, output } = await run(['-e', script], {});
    expect(code).toBe(1);
    expect(output).toContain('cannot be written to');
  });
});

describe('configuration', () => {
  test('prefers the shell to .env.local, and that to .env', async () => {
    await writeFile(
      join(folder, '.env'),
      'A=from env\nB=from env\nC="quoted # not a comment" # a comment\n',
    );
    await writeFile(
      join(folder, '.env.local'),
      'export B=from local\nD=plain # a comment\n# E=no\n',
    );
    expect(readEnvironment(folder, 'start', { NODE_ENV: 'test', A: 'from shell' })).toEqual({
      NODE_ENV: 'test',
      A: 'from shell',
      B: 'from local',
      C: 'quoted # not a comment',
      D: 'plain',
    });
  });
});

describe('existing packages and builds', () => {
  const lock = (version: string) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });

  test('reinstalls packages after a change of the lock file or an interrupted install', async () => {
    await writeFile(join(folder, 'package-lock.json'), lock('1.0.0'));
    expect(isInstalled(folder)).toBe(false);
    await mkdir(join(folder, 'node_modules'));
    expect(isInstalled(folder)).toBe(false);
    await writeFile(join(folder, 'node_modules/.package-lock.json'), lock('1.0.0'));
    expect(isInstalled(folder)).toBe(true);
    await writeFile(join(folder, 'package-lock.json'), lock('1.0.1'));
    expect(isInstalled(folder)).toBe(false);
  });

  test('needs the packages of tests only for tests', async () => {
    const packages = (...names: string[]) =>
      Object.fromEntries([
        ['', {}],
        ...names.map((name) => [`node_modules/${name}`, { version: '1.0.0', dev: name !== 'run' }]),
      ]) as object;
    await writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: packages('run', 'jest') }),
    );
    await mkdir(join(folder, 'node_modules'));
    const record = join(folder, 'node_modules/.package-lock.json');
    await writeFile(record, JSON.stringify({ packages: packages('run') }));
    expect([isInstalled(folder), isInstalled(folder, { tests: true })]).toEqual([true, false]);
    await writeFile(record, JSON.stringify({ packages: packages('run', 'jest') }));
    expect([isInstalled(folder), isInstalled(folder, { tests: true })]).toEqual([true, true]);
  });

  test('rebuilds the shop only when a source or a public variable changes', async () => {
    await writeFile(join(folder, 'next.config.mjs'), 'one');
    const built = await fingerprint(folder, { NEXT_PUBLIC_A: '1', SECRET: 'x' });
    expect(await fingerprint(folder, { NEXT_PUBLIC_A: '1', SECRET: 'y' })).toBe(built);
    expect(await fingerprint(folder, { NEXT_PUBLIC_A: '2' })).not.toBe(built);
    await writeFile(join(folder, 'next.config.mjs'), 'two');
    expect(await fingerprint(folder, { NEXT_PUBLIC_A: '1' })).not.toBe(built);
  });
});
