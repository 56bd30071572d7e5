import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
const { resetDatabase } = await import('./lib/reset-database.mjs');
await resetDatabase();
