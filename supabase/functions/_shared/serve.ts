import { type Handler } from './deps.ts';

/** Serves a function in the Deno runtime. */
export function serve(handler: Handler): void {
  const afterwards = (work: Promise<unknown>) => globalThis.EdgeRuntime?.waitUntil(work);
  Deno.serve((request) =>
    handler(request, { env: (name) => Deno.env.get(name), fetch, afterwards }),
  );
}
