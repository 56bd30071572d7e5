/** What a function gets from whoever serves it: the Deno runtime in production, the embedded backend on a laptop. */
export interface Deps {
  env: (name: string) => string | undefined;
  fetch: typeof fetch;
}

export type Handler = (request: Request, deps: Deps) => Promise<Response>;
