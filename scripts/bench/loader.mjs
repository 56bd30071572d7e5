import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { onPath } from '../test/command.mjs';

const connections = 16;

/** Requests a second that `url` answers during `seconds`; every answer has to be a 200. */
export function requestsPerSecond(url, seconds, headers = {}) {
  return onPath(['wrk']) ? withWrk(url, seconds, headers) : withNode(url, seconds, headers);
}

function withWrk(url, seconds, headers) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, url]);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', () => {
      const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
      if (!rate || /Non-2xx/.test(output)) reject(new Error(`wrk on ${url}: ${output}`));
      else resolve(Number(rate));
    });
  });
}

async function withNode(url, seconds, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const deadline = began + seconds * 1_000;
  let answered = 0;
  const once = () =>
    new Promise((resolve, reject) => {
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
