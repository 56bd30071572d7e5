import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
// Imported now, because what follows uses syntax that an old Node.js cannot parse.
const { runTests } = await import('./test/run.mjs');
await runTests(process.argv.slice(2));
