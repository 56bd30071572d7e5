import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const crawlers = 8;
/** Pages that were rendered before; each is requested again only after it has left the memory for repeated pages. */
const cachedPages = 30;
const pauseMs = 40;
const headers = { 'accept-encoding': 'gzip, br' };

/** Milliseconds until the whole response has arrived. */
function read(url, agent) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

/**
 * Reads the pages in `unseen`, eight at a time, while another client keeps requesting cached pages, and returns how
 * long those took, in milliseconds.
 */
export async function crawl(unseen, shopUrl) {
  const agent = new Agent({ keepAlive: true });
  const cached = [`${shopUrl}/shop`, ...unseen.slice(0, cachedPages - 1)];
  for (const url of cached) await read(url, agent);
  const left = unseen.slice(cachedPages - 1).values();
  let isCrawling = true;
  const visits = [];
  const visitor = async () => {
    for (let place = 0; isCrawling; place += 1) {
      visits.push(await read(cached[place % cached.length], agent));
      await wait(pauseMs);
    }
  };
  const crawler = async () => {
    for (const url of left) await read(url, agent);
  };
  const began = performance.now();
  const visiting = visitor();
  await Promise.all(Array.from({ length: crawlers }, crawler));
  isCrawling = false;
  await visiting;
  agent.destroy();
  visits.sort((a, b) => a - b);
  const share = (part) => visits[Math.floor((visits.length - 1) * part)];
  const seconds = (performance.now() - began) / 1_000;
  return {
    p50: share(0.5),
    p95: share(0.95),
    slowest: share(1),
    perSecond: (unseen.length - cachedPages + 1) / seconds,
  };
}
