import { setReadiness } from '../../lib/http/readiness.mjs';

/**
 * Stops the server without a failed request: first `/api/ready` answers 503 and every response closes its connection,
 * so that the balancer turns elsewhere; after `drainMs` no connection is accepted, and open responses are completed.
 * Resolves when the last one is.
 */
export async function drainAndClose(server, drainMs) {
  setReadiness('draining');
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
}
