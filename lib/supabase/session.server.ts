import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import { readSession } from './read-session';
import { serverClient } from './server-client.server';
import { isSessionCookie } from './session-cookie';

/** Who asks for this page, by a verified token; read once for each request. */
export const verifiedSession = cache(async () => {
  // Next would read it a second time otherwise, for a shell of the page that could be prefetched.
  await connection();
  return readSession(await serverClient());
});

/** Whether a session came with the request at all, good or not. */
export async function hasSentSession(): Promise<boolean> {
  return (await cookies()).getAll().some(({ name }) => isSessionCookie(name));
}
