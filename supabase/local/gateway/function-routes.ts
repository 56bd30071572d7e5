import { type Context } from 'hono';
import { z } from 'zod';
import { type Limits } from '../settings.ts';
import { withCallerAddress } from './caller-address.ts';
import { refusal } from './refusal.ts';
import { readBody } from './request-body.ts';
import { RequestQueue } from './request-queue.ts';

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

/** The others wait for their turn: a hosted project starts more functions instead. */
const maximumAtOnce = 64;

interface Options {
  handlers: ReadonlyMap<string, FunctionHandler>;
  limits: Limits;
  deps: FunctionDeps;
}

/** Serves `/functions/v1/<name>`. Functions access the database over HTTP, so they are not queued themselves. */
export function functionRoute({ handlers, limits, deps }: Options) {
  const queue = new RequestQueue({ concurrency: maximumAtOnce, length: limits.queueLength });

  return async (context: Context): Promise<Response> => {
    const handler = handlers.get(context.req.param('name') ?? '');
    if (!handler) return refusal('no-function');
    const place = queue.enter();
    if (!place) return refusal('busy');
    try {
      const read = await readBody(context.req.raw, { bytes: limits.bodyBytes, ms: limits.bodyMs });
      if (!read.ok) return refusal(read.reason);
      const { method, url } = context.req.raw;
      const request = new Request(url, {
        method,
        headers: withCallerAddress(context),
        body: read.body?.byteLength ? read.body : null,
      });
      const turn = await place.run(async () => handler(request, deps), limits.requestMs);
      return turn.ok ? turn.value : refusal(turn.reason);
    } finally {
      place.leave();
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
