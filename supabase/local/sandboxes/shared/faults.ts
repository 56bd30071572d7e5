import { type Context, type MiddlewareHandler } from 'hono';
import { type CommonState, type Fault } from './common-state.ts';
import { type Answer, type Quirk, type Quirks } from './quirks.ts';
import { type Sandbox } from './sandbox.ts';

const page = '<!doctype html><title>502</title><h1>Bad gateway</h1>';

/**
 * Makes calls fail as requested. Paths are matched by prefix, without the sandbox's own part. A quirk that changes
 * answers is used up only by answers that it has changed.
 */
export function faulty<State extends CommonState>(
  sandbox: Sandbox<State>,
  basePath: string,
  quirks: Quirks = {},
): MiddlewareHandler {
  return async (context, next) => {
    const path = context.req.path.slice(basePath.length);
    const fault = path.startsWith('/__sim') ? undefined : faultAt(sandbox.state, path);
    if (!fault) return next();
    const quirk = quirks[fault.quirk ?? ''];
    if (quirk?.change) {
      await next();
      if (await changeAnswer(context, quirk.change)) useUp(sandbox, fault);
      return;
    }
    useUp(sandbox, fault);
    if (quirk?.instead) return quirk.instead(context);
    if (fault.isAfter) await next();
    if (fault.reset) return endConnection(context.env as NodeBindings | undefined);
    if (fault.timeoutMs !== undefined) {
      await sleep(fault.timeoutMs);
      return context.text('', 504);
    }
    if (fault.malformed) return pageWith(200);
    if (fault.delayMs !== undefined) await sleep(fault.delayMs);
    if (fault.status !== undefined) return pageWith(fault.status);
    return fault.isAfter ? undefined : next();
  };
}

function faultAt({ faults }: CommonState, path: string): Fault | undefined {
  return faults.find((fault) => [fault.path].flat().some((begins) => path.startsWith(begins)));
}

function useUp<State extends CommonState>(sandbox: Sandbox<State>, fault: Fault): void {
  fault.times -= 1;
  sandbox.state.faults = sandbox.state.faults.filter(({ times }) => times > 0);
  sandbox.save();
}

async function changeAnswer(
  context: Context,
  change: NonNullable<Quirk['change']>,
): Promise<boolean> {
  const { res: answer } = context;
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return false;
  const changed = change((await answer.clone().json()) as Answer);
  if (changed) context.res = Response.json(changed, { status: answer.status });
  return changed !== undefined;
}

function pageWith(status: number): Response {
  return new Response(page, { status, headers: { 'content-type': 'text/html' } });
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface NodeBindings {
  incoming?: { socket: { destroy(): void } };
}

function endConnection(bindings: NodeBindings | undefined): Response {
  bindings?.incoming?.socket.destroy();
  return new Response(null, { status: 502 });
}
