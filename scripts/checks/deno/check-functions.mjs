import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const functions = join('supabase', 'functions');

/** Deno is published as one package per platform; its install script, which copies the binary, is not needed. */
function findDeno() {
  const { platform, arch } = process;
  const name = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    return join(folder, platform === 'win32' ? 'deno.exe' : 'deno');
  } catch {
    // Not available for this platform, e.g. Linux without glibc.
    return undefined;
  }
}

const deno = findDeno();
if (!deno) {
  console.log(
    `There is no Deno for ${process.platform} on ${process.arch}: functions not checked.`,
  );
  process.exit(0);
}

const entries = readdirSync(join(root, functions))
  .map((name) => join(functions, name, 'index.ts'))
  .filter((file) => existsSync(join(root, file)));

// Offline: uses the packages that npm has installed.
const args = [
  'check',
  '--quiet',
  '--no-lock',
  '--no-remote',
  '--node-modules-dir=manual',
  '--config',
  join(functions, 'deno.json'),
  ...entries,
];
const { status, error } = spawnSync(deno, args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    DENO_DIR: join(root, 'node_modules', '.cache', 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
  },
});
if (error) throw error;
process.exit(status ?? 1);
