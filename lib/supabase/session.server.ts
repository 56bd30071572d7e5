import 'server-only';
import { cache } from 'react';
import { readSession } from './read-session';
import { serverClient } from './server-client.server';

/** Who asks for this page, by a verified token; read once for each request. */
export const verifiedSession = cache(async () => readSession(await serverClient()));
