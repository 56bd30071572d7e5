import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runChild, startNode } from './child.mjs';
import { compressAssets } from './compressed-assets.mjs';
import { filesBelow } from './files-below.mjs';
import { PlainError } from './plain-error.mjs';

export const nextProgram = join('node_modules', 'next', 'dist', 'bin', 'next');

/** The sources of a build. `public` is served as it is, and Next.js rewrites tsconfig.json itself. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  join('supabase', 'functions', '_shared'),
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  join('scripts', 'lib', 'compile-hints.mjs'),
  join('scripts', 'lib', 'compressed-assets.mjs'),
  join('scripts', 'lib', 'files-below.mjs'),
  'package-lock.json',
];

/** Builds the shop unless the last complete build had the same files and public variables. */
export async function buildShop({ root, distDir, environment, signal, report }) {
  const stamp = join(root, distDir, 'build-stamp');
  const wanted = await fingerprint(root, environment);
  const last = existsSync(stamp) ? await readFile(stamp, 'utf8') : null;
  if (last === wanted) return;

  await rm(stamp, { force: true });
  report('Building the shop …');
  const child = startNode([nextProgram, 'build'], {
    cwd: root,
    // Identifies the build in the browser, and for Next.js: hosts that build the same agree.
    env: {
      NEXT_PUBLIC_BUILD: wanted,
      ...environment,
      BUILD_DIGEST: wanted,
      // Halves the next build, but takes a fifth of the first one, which in a release and in CI is the only one.
      BUILD_CACHE: last === null ? '0' : '1',
      NODE_ENV: 'production',
    },
  });
  const code = await runChild(child, signal);
  signal?.throwIfAborted();
  if (code !== 0) throw new PlainError('The shop could not be built: see the errors above.');
  await mkdir(join(root, distDir), { recursive: true });
  await compressAssets(join(root, distDir, 'static'));
  await writeFile(stamp, wanted);
}

/** A hash of everything that affects a build. */
export async function fingerprint(root, environment) {
  const hash = createHash('sha256').update(process.version);
  // Whether there is a chat is compiled into the pages.
  const inlined = Object.keys(environment).filter((name) =>
    /^(?:NEXT_PUBLIC|CHATWOOT)_/.test(name),
  );
  for (const name of inlined.sort()) hash.update(`\0${name}=${environment[name]}`);
  for (const file of filesOf(root)) {
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

function filesOf(root) {
  const files = sources.flatMap((source) => {
    const path = join(root, source);
    if (!existsSync(path)) return [];
    if (/\.\w+$/.test(source)) return [source];
    return filesBelow(path)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => relative(root, file));
  });
  return files.sort();
}
