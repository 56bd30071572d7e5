import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import { readSession } from './read-session';
import { serverClient } from './server-client.server';
import { isSessionCookie } from './session-cookie';

/** The visitor's verified session, read once per request. */
export const verifiedSession = cache(async () => {
  // Otherwise Next.js would also read it for a prefetchable shell of the page.
  await connection();
  return readSession(await serverClient());
});

/** Whether the request has a session cookie, valid or not. */
export async function hasSentSession(): Promise<boolean> {
  return (await cookies()).getAll().some(({ name }) => isSessionCookie(name));
}
