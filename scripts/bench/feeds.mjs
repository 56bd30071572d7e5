import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mostFeedGrowth } from './budgets.mjs';
import { asKibibytes, asShare, note } from './table.mjs';

const perform = promisify(execFile);

/** Compares the memory that a feed of 100,000 products takes with that of its first quarter. */
export async function measureFeeds({ root, signal }) {
  const program = ['--import', 'tsx', '--expose-gc', join('scripts', 'bench', 'feed-memory.ts')];
  const { stdout } = await perform(process.execPath, program, { cwd: root, signal });
  const { early, held } = JSON.parse(stdout);
  note('memory of a feed: its first 25,000 products', early, {}, asKibibytes);
  note('memory of a feed: 100,000 products', held, {}, asKibibytes);
  note('the second divided by the first', held / early, { most: mostFeedGrowth }, asShare);
}
