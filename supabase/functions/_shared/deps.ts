import { type Trace } from './tracing/trace.ts';

/**
 * The dependencies of a function, provided by the Deno runtime in production and by the embedded backend on a laptop.
 */
export interface Deps {
  env: (name: string) => string | undefined;
  fetch: typeof fetch;
  /** Keeps the runtime alive until the promise is settled, after the answer was sent. */
  afterwards?: (work: Promise<unknown>) => void;
  /** What the call belongs to, and `fetch` as the runtime provides it: set by `guarded`. */
  trace?: Trace;
  untraced?: typeof fetch;
}

export type Handler = (request: Request, deps: Deps) => Promise<Response>;
