import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
// Imported now, because what follows uses syntax that an old Node.js cannot parse.
const { serveCluster } = await import('./cluster/serve.mjs');
await serveCluster();
