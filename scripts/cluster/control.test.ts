import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PlainError } from '../lib/plain-error.mjs';
import { callCluster, clusterFolder, listenForReleases } from './control.mjs';

let root: string;
let stop: () => Promise<void>;
let order: string[];
/** How long a release takes. */
let building: Promise<void>;

type Report = (sentence: string) => void;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'zad-control-'));
  await mkdir(clusterFolder(root), { recursive: true });
  order = [];
  building = Promise.resolve();
  stop = await listenForReleases(clusterFolder(root), {
    release: async (report: Report) => {
      order.push('release begins');
      report('Building …');
      await building;
      order.push('release ends');
    },
    back: async () => {
      order.push('back');
      throw new PlainError('There is no release to go back to.');
    },
  });
});

afterEach(async () => {
  await stop();
  await rm(root, { recursive: true });
});

test('forwards the cluster’s reports to the other terminal', async () => {
  const lines: string[] = [];
  expect(await callCluster(root, 'release', (sentence: string) => lines.push(sentence))).toBe(true);
  expect(lines).toEqual(['Building …']);
});

test('forwards failures, and runs actions one after the other', async () => {
  let finish: () => void = () => undefined;
  building = new Promise((resolve) => (finish = resolve));
  const callHere = (action: string) => callCluster(root, action, () => undefined);
  const release = callHere('release');
  const back = callHere('back');
  // Once this has a response, the earlier request has arrived.
  await expect(callHere('unknown')).rejects.toThrow('The cluster was stopped before');
  finish();
  await expect(back).rejects.toThrow('There is no release to go back to.');
  expect(await release).toBe(true);
  expect(order).toEqual(['release begins', 'release ends', 'back']);
});

test('returns false without a running cluster', async () => {
  await stop();
  expect(await callCluster(root, 'release', () => undefined)).toBe(false);
});
