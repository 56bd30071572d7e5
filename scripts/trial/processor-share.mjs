import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const spinMs = 1_000;
const spin = `
  const { parentPort } = require('node:worker_threads');
  parentPort.once('message', (until) => {
    while (Date.now() < until);
    process.exit();
  });
  parentPort.postMessage('ready');`;

/**
 * The share of the machine's processors that this process gets if it uses all of them, from 0 to 1. About 1 on
 * an otherwise idle machine, a third if other programs could use all processors twice. Takes a second.
 */
export async function processorShare() {
  const cores = availableParallelism();
  const workers = Array.from({ length: cores }, () => new Worker(spin, { eval: true }));
  await Promise.all(workers.map((worker) => new Promise((ready) => worker.once('message', ready))));
  const began = performance.now();
  const used = process.cpuUsage();
  for (const worker of workers) worker.postMessage(Date.now() + spinMs);
  await Promise.all(workers.map((worker) => new Promise((ended) => worker.once('exit', ended))));
  const { user, system } = process.cpuUsage(used);
  return Math.min(1, (user + system) / 1_000 / ((performance.now() - began) * cores));
}
