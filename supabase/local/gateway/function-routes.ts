import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Context } from 'hono';
import { z } from 'zod';
import { type Limits } from '../settings.ts';
import { refusal } from './refusal.ts';
import { readBody } from './request-body.ts';

/** What a server function gets from whoever serves it: the Deno runtime in production, this gateway on a laptop. */
export interface FunctionDeps {
  env(name: string): string | undefined;
  fetch: typeof fetch;
}

type FunctionHandler = (request: Request, deps: FunctionDeps) => Response | Promise<Response>;

const moduleSchema = z.object({
  handler: z.custom<FunctionHandler>((value) => typeof value === 'function'),
});

const maximumAtOnce = 64;

interface Options {
  folder: string;
  limits: Limits;
  deps: FunctionDeps;
}

/**
 * Serves `/functions/v1/<name>` from `<folder>/<name>/handler.ts`, whose named export is
 * `handler(request, deps): Response`. Functions reach the database over HTTP like everyone, so they take no turn.
 */
export function functionRoute({ folder, limits, deps }: Options) {
  let running = 0;

  return async (context: Context): Promise<Response> => {
    const handler = await loadHandler(folder, context.req.param('name') ?? '');
    if (!handler) return refusal('no-function');
    if (running >= maximumAtOnce) return refusal('busy');
    running += 1;
    try {
      const read = await readBody(context.req.raw, { bytes: limits.bodyBytes, ms: limits.bodyMs });
      if (!read.ok) return refusal(read.reason);
      const { method, url, headers } = context.req.raw;
      const request = new Request(url, {
        method,
        headers,
        body: read.body?.byteLength ? read.body : null,
      });
      return await withinTime(Promise.resolve(handler(request, deps)), limits.requestMs);
    } finally {
      running -= 1;
    }
  };
}

async function loadHandler(folder: string, name: string): Promise<FunctionHandler | undefined> {
  if (!/^[a-z0-9][\w-]*$/i.test(name)) return undefined;
  const path = join(folder, name, 'handler.ts');
  if (!existsSync(path)) return undefined;
  const loaded = moduleSchema.safeParse(await import(pathToFileURL(path).href));
  if (!loaded.success) throw new Error(`${path} must export a function called "handler".`);
  return loaded.data.handler;
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
