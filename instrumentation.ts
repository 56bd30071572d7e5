import type { Instrumentation } from 'next';
import { hasCollector } from '@/lib/env/collector';
import { setRegistered } from '@/lib/observability/registration.mjs';
import { reportServerError } from '@/lib/telemetry/server-errors';

export async function register(): Promise<void> {
  // The conditions are here to keep the SDK out of the middleware's bundles, and because a shop without a collector
  // need not load it.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (hasCollector()) {
      const { startObservability } = await import('@/lib/observability/start');
      startObservability();
      setRegistered();
    }
    const { detachTimeoutSignals } = await import('@/lib/observability/timeout-signals');
    detachTimeoutSignals();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, route) => {
  const { routePath, routeType } = route;
  const place = { routePath, routeType, traceparent: request.headers['traceparent'] };
  // The failed request does not wait for it.
  void reportServerError(error, { path: request.path, ...place });
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logServerError } = await import('@/lib/observability/log-server-error');
    logServerError(error, place);
  }
};
