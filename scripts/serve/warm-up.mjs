// Relies on nothing in the output of Next.js: it requests a page.
import { readiness, setReadiness } from '../../lib/http/readiness.mjs';
import { statusOf } from '../lib/status-of.mjs';
import { pause } from './pause.mjs';

/** The same for everyone, and small. */
const page = '/offline';
const betweenTriesMs = 1_000;
/** In milliseconds. Longer than a page waits for a backend that does not respond. */
const patienceMs = 20_000;
const backendPatienceMs = 3_000;

/**
 * Requests a page from the server at this address until that succeeds; then it may get visitors. If it fails because
 * the backend is unavailable, it may get them too: other servers have the same problem, and pages recover
 * automatically.
 * @param {number} port
 * @param {{ host?: string, backendUrl?: string }} [addresses]
 */
export async function warmUp(port, { host = '127.0.0.1', backendUrl } = {}) {
  const name = host.includes(':') ? `[${host}]` : host;
  while (readiness() === 'starting') {
    const isMade = await isServed(`http://${name}:${port}${page}`);
    if (isMade || (backendUrl && !(await isThere(backendUrl)))) return becomeReady();
    await pause(betweenTriesMs);
  }
}

function becomeReady() {
  if (readiness() === 'starting') setReadiness('ready');
}

const answersBelow = (status, limit) => status !== undefined && status < limit;

const isServed = async (url) => answersBelow(await statusOf(url, patienceMs), 400);

/** A refusal is an answer, too. */
const isThere = async (url) =>
  answersBelow(await statusOf(`${url}/auth/v1/health`, backendPatienceMs), 500);
