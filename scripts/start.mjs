import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
// Imported now, because what follows uses syntax that an old Node.js cannot parse.
const { serve } = await import('./lib/serve.mjs');
await serve('start');
