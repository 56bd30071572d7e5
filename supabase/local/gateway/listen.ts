import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Hono } from 'hono';
import { type Settings } from '../settings.ts';

export interface Listener {
  close(): Promise<void>;
}

/** Opens the gateway on the loopback address. Rejects if the port is in use. */
export async function listen(gateway: Hono, settings: Settings): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: gateway.fetch,
    createServer,
    serverOptions: {
      // The gateway limits the time for bodies itself; these limits catch clients that never finish their headers.
      headersTimeout: settings.limits.bodyMs,
      requestTimeout: settings.limits.bodyMs + 5_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 30_000,
    },
  }) as Server;

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.backendPort, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 2_000).unref();
      }),
  };
}
