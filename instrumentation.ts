import type { Instrumentation } from 'next';
import { hasCollector } from '@/lib/env/collector';
import { tellServerError } from '@/lib/telemetry/server-errors';

export async function register(): Promise<void> {
  // The conditions are here, so that nothing of it is in a bundle of the middleware, and no shop without a collector loads
  // the SDK.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // First: Next.js does not wait for this function, and the server creates its metrics once Next.js is prepared.
    if (hasCollector()) {
      const { startObservability } = await import('@/lib/observability/start');
      startObservability();
    }
    const { detachTimeoutSignals } = await import('@/lib/observability/timeout-signals');
    detachTimeoutSignals();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, route) => {
  const { routePath, routeType } = route;
  const place = { routePath, routeType, traceparent: request.headers['traceparent'] };
  // The failed request does not wait for it.
  void tellServerError(error, { path: request.path, ...place });
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logServerError } = await import('@/lib/observability/log-server-error');
    logServerError(error, place);
  }
};
