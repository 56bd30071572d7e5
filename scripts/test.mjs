import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
// Only now: what follows is written in newer JavaScript than an old Node can read.
const { runTests } = await import('./test/run.mjs');
await runTests(process.argv.slice(2));
