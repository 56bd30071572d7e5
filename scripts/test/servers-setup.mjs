import { findNginx, findPostgres, findRedis } from '../lib/servers.mjs';

/** Installs the programs that a project's tests start, before the time limit of a test begins. */
export default async function setUp(_, { displayName }) {
  await findPostgres();
  if (!['slow', 'servers'].includes(displayName?.name)) return;
  await findRedis();
  await findNginx();
}
