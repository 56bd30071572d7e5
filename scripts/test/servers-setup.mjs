import { findNginx, findPostgres, findRedis } from '../lib/servers.mjs';

/** Installs what the tests of a project start, before the time of a test begins. */
export default async function setUp(_, { displayName }) {
  await findPostgres();
  if (!['slow', 'servers'].includes(displayName?.name)) return;
  await findRedis();
  await findNginx();
}
