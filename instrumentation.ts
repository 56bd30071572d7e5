import type { Instrumentation } from 'next';
import { tellServerError } from '@/lib/telemetry/server-errors';

export const onRequestError: Instrumentation.onRequestError = (error, { path }, route) => {
  // The failed request does not wait for it.
  void tellServerError(error, { path, routePath: route.routePath, routeType: route.routeType });
};
