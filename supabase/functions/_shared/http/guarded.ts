import { type Handler } from '../deps.ts';
import { refusal } from './refusal.ts';
import { respondRefusal } from './respond.ts';

/** Logs unexpected errors and reports them as temporary, so that a provider sends its notification again. */
export function guarded(name: string, handler: Handler): Handler {
  return async (request, deps) => {
    try {
      return await handler(request, deps);
    } catch (error) {
      console.error(`${name} failed:`, error);
      return respondRefusal(refusal('service_unavailable'));
    }
  };
}
