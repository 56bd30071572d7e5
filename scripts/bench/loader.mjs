import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath } from '../lib/command.mjs';

const connections = 16;
/** The header that browsers send. */
const headers = { 'accept-encoding': 'gzip, br' };
const inTurn = fileURLToPath(new URL('addresses.lua', import.meta.url));

/** Requests per second when `urls` of one server are requested in turn for `seconds`. Every response must be a 200. */
export function requestsPerSecond(urls, seconds) {
  return onPath(['wrk']) ? withWrk(urls, seconds) : withNode(urls, seconds);
}

async function withWrk(urls, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-addresses-'));
  const file = join(folder, 'paths');
  writeFileSync(file, urls.map((url) => `${new URL(url).pathname}\n`).join(''));
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', inTurn, urls[0], '--', file];
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn('wrk', args);
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.on('error', reject);
      child.on('exit', () => {
        const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
        if (!rate || /Non-2xx/.test(output)) reject(new Error(`wrk on ${urls[0]}: ${output}`));
        else resolve(Number(rate));
      });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function withNode(urls, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const deadline = began + seconds * 1_000;
  let requested = 0;
  let answered = 0;
  const once = () =>
    new Promise((resolve, reject) => {
      const url = urls[requested++ % urls.length];
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  const worker = async () => {
    while (performance.now() < deadline) {
      await once();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answered / ((performance.now() - began) / 1_000);
}
