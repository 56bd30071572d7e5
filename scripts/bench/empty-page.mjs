import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const emptyApp = fileURLToPath(new URL('empty-app', import.meta.url));
const next = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));

async function build(env) {
  const child = spawn(process.execPath, [next, 'build', emptyApp], { env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The empty app could not be built.');
}

const built = new Map();

/**
 * Builds (once) and serves an empty Next.js page, the baseline on this machine. `variant`: `cold` for one with the
 * shop's cache settings.
 */
export async function serveEmptyPage(port, variant = 'plain') {
  const env = { ...process.env, EMPTY_APP: variant };
  if (!built.has(variant)) built.set(variant, build(env));
  await built.get(variant);
  const server = spawn(process.execPath, [next, 'start', emptyApp, '-p', String(port)], {
    env,
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { url, pid: server.pid, stop: () => server.kill() };
    await wait(100);
  }
  server.kill();
  throw new Error(`The empty app did not start on port ${port}.`);
}
