/**
 * The dependencies of a function, provided by the Deno runtime in production and by the embedded backend on a laptop.
 */
export interface Deps {
  env: (name: string) => string | undefined;
  fetch: typeof fetch;
}

export type Handler = (request: Request, deps: Deps) => Promise<Response>;
