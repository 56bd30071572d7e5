import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
// Only now: what follows is written in newer JavaScript than an old Node can read.
const { serve } = await import('./lib/serve.mjs');
await serve('dev');
