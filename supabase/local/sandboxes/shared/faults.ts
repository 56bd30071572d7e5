import { type MiddlewareHandler } from 'hono';
import { type CommonState, type Fault } from './common-state.ts';
import { type Sandbox } from './sandbox.ts';

const page = '<!doctype html><title>502</title><h1>Bad gateway</h1>';

/** Lets the calls fail that were asked to fail. Paths are matched by their beginning, without the sandbox's own part. */
export function faulty<State extends CommonState>(
  sandbox: Sandbox<State>,
  basePath: string,
): MiddlewareHandler {
  return async (context, next) => {
    const path = context.req.path.slice(basePath.length);
    const fault = path.startsWith('/__sim') ? undefined : take(sandbox, path);
    if (!fault) return next();
    if (fault.reset) return endConnection(context.env as NodeBindings | undefined);
    if (fault.timeoutMs !== undefined) {
      await sleep(fault.timeoutMs);
      return context.text('', 504);
    }
    if (fault.malformed) return pageWith(200);
    if (fault.delayMs !== undefined) await sleep(fault.delayMs);
    if (fault.status !== undefined) return pageWith(fault.status);
    return next();
  };
}

function take<State extends CommonState>(sandbox: Sandbox<State>, path: string): Fault | undefined {
  const fault = sandbox.state.faults.find((each) => path.startsWith(each.path));
  if (!fault) return undefined;
  fault.times -= 1;
  sandbox.state.faults = sandbox.state.faults.filter(({ times }) => times > 0);
  sandbox.save();
  return fault;
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
