import 'server-only';
import { connection } from 'next/server';
import { cache } from 'react';
import { readSession } from './read-session';
import { serverClient } from './server-client.server';

/** Who asks for this page, by a verified token; read once for each request. */
export const verifiedSession = cache(async () => {
  // Next would read it a second time otherwise, for a shell of the page that could be prefetched.
  await connection();
  return readSession(await serverClient());
});
