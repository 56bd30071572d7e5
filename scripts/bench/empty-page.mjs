import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const emptyApp = fileURLToPath(new URL('empty-app', import.meta.url));
const next = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));

async function build() {
  const child = spawn(process.execPath, [next, 'build', emptyApp], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The empty app could not be built.');
}

let built;

/** Builds (once) and serves an empty Next.js page, the baseline on this machine. */
export async function serveEmptyPage(port) {
  await (built ??= build());
  const server = spawn(process.execPath, [next, 'start', emptyApp, '-p', String(port)], {
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { url, stop: () => server.kill() };
    await wait(100);
  }
  server.kill();
  throw new Error(`The empty app did not start on port ${port}.`);
}
