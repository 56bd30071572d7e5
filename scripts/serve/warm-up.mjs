import { setTimeout as sleep } from 'node:timers/promises';
import { readiness, setReadiness } from '../../lib/http/readiness.mjs';

/** A page that is made without the backend's answer. */
const page = '/offline';
const betweenTriesMs = 1_000;
/** In milliseconds. Longer than the page waits for a backend that does not answer. */
const patienceMs = 20_000;

/** Has the server that listens there make a page for itself, until it can; then it may get visitors. */
export async function warmUp(port, host = '127.0.0.1') {
  const name = host.includes(':') ? `[${host}]` : host;
  while (readiness() === 'starting') {
    if (await isServed(`http://${name}:${port}${page}`)) return becomeReady();
    await sleep(betweenTriesMs, undefined, { ref: false });
  }
}

function becomeReady() {
  if (readiness() === 'starting') setReadiness('ready');
}

async function isServed(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
