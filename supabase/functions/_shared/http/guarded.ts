import { type Handler } from '../deps.ts';
import { refusal } from './refusal.ts';
import { respondRefusal } from './respond.ts';

/** A fault of ours is logged, and told as one that may pass: a provider then sends its notification again. */
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
