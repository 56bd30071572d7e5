import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
// Imported now, because what follows uses syntax that an old Node.js cannot parse.
const { runRelease } = await import('./release/run.mjs');
process.exitCode = await runRelease(process.argv.slice(2));
