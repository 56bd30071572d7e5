import { type Context } from 'hono';
import { z } from 'zod';
import { type Limits } from '../settings.ts';
import { withCallerAddress } from './caller-address.ts';
import { refusal } from './refusal.ts';
import { readBody } from './request-body.ts';

/**
 * The dependencies of a server function, provided by the Deno runtime in production and by this gateway on a laptop.
 */
export interface FunctionDeps {
  env(name: string): string | undefined;
  fetch: typeof fetch;
}

export type FunctionHandler = (
  request: Request,
  deps: FunctionDeps,
) => Response | Promise<Response>;

/** The modules of the server functions by name; each exports `handler(request, deps): Response`. */
export type FunctionModules = Readonly<Record<string, () => Promise<unknown>>>;

const moduleSchema = z.object({
  handler: z.custom<FunctionHandler>((value) => typeof value === 'function'),
});

const maximumAtOnce = 64;

interface Options {
  handlers: ReadonlyMap<string, FunctionHandler>;
  limits: Limits;
  deps: FunctionDeps;
}

/** Serves `/functions/v1/<name>`. Functions access the database over HTTP, so they are not queued themselves. */
export function functionRoute({ handlers, limits, deps }: Options) {
  let running = 0;

  return async (context: Context): Promise<Response> => {
    const handler = handlers.get(context.req.param('name') ?? '');
    if (!handler) return refusal('no-function');
    if (running >= maximumAtOnce) return refusal('busy');
    running += 1;
    try {
      const read = await readBody(context.req.raw, { bytes: limits.bodyBytes, ms: limits.bodyMs });
      if (!read.ok) return refusal(read.reason);
      const { method, url } = context.req.raw;
      const request = new Request(url, {
        method,
        headers: withCallerAddress(context),
        body: read.body?.byteLength ? read.body : null,
      });
      return await withinTime(Promise.resolve(handler(request, deps)), limits.requestMs);
    } finally {
      running -= 1;
    }
  };
}

export async function loadHandlers(
  modules: FunctionModules,
): Promise<Map<string, FunctionHandler>> {
  const handlers = new Map<string, FunctionHandler>();
  for (const [name, load] of Object.entries(modules)) {
    const loaded = moduleSchema.safeParse(await load());
    if (!loaded.success) throw new Error(`${name} must export a function called "handler".`);
    handlers.set(name, loaded.data.handler);
  }
  return handlers;
}

async function withinTime(answer: Promise<Response>, ms: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(refusal('late')), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
