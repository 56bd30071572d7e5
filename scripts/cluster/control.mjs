import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '../lib/plain-error.mjs';

export const clusterFolder = (root) => join(root, '.local', 'cluster');
const socketOf = (folder) => join(folder, 'control.sock');

/**
 * Lets `npm run release` in another terminal control the running cluster. Each action gets a function that
 * reports a sentence; actions run one after the other.
 * @param {Record<string, (report: (sentence: string) => void) => Promise<void>>} actions
 */
export async function listenForReleases(folder, actions) {
  let last = Promise.resolve();
  const server = createServer((question, answer) => {
    const action = actions[question.url.slice(1)];
    if (question.method !== 'POST' || !action) return answer.writeHead(404).end();
    const report = (line) => answer.write(`${JSON.stringify(line)}\n`);
    last = last
      .then(() => action((sentence) => report({ sentence })))
      .then(
        () => report({ done: true }),
        (error) => report({ failure: error instanceof PlainError ? error.message : error.stack }),
      )
      .finally(() => answer.end());
    return undefined;
  });
  await rm(socketOf(folder), { force: true });
  server.listen(socketOf(folder));
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await rm(socketOf(folder), { force: true });
  };
}

/**
 * Sends an action to the cluster that was started from `root` and forwards its reports. Resolves to false if none runs;
 * rejects with a `PlainError` if the action failed.
 */
export async function callCluster(root, action, report) {
  const question = request({
    socketPath: socketOf(clusterFolder(root)),
    path: `/${action}`,
    method: 'POST',
  }).end();
  const answer = await once(question, 'response').then(
    ([response]) => response,
    (error) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code)) return undefined;
      throw error;
    },
  );
  if (!answer) return false;
  let isDone = false;
  for await (const text of createInterface({ input: answer })) {
    const { sentence, failure, done } = JSON.parse(text);
    if (sentence) report(sentence);
    if (failure) throw new PlainError(failure);
    isDone ||= done === true;
  }
  if (!isDone) throw new PlainError('The cluster was stopped before it was done.');
  return true;
}
