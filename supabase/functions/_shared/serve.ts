import { type Handler } from './deps.ts';

/** Of Supabase's edge runtime; Deno itself has none. */
interface Runtime {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

/** Serves a function in the Deno runtime. */
export function serve(handler: Handler): void {
  const { EdgeRuntime: runtime } = globalThis as Runtime;
  const afterwards = (work: Promise<unknown>) => runtime?.waitUntil(work);
  Deno.serve((request) =>
    handler(request, { env: (name) => Deno.env.get(name), fetch, afterwards }),
  );
}
