import { Hono } from 'hono';
import { z } from 'zod';
import { type CommonState, type Fault } from './common-state.ts';
import { type Quirks } from './quirks.ts';
import { type Sandbox } from './sandbox.ts';
import { unreadable } from './unreadable.ts';

const longestFaultMs = 120_000;
const ruleSchema = z.object({
  match: z.string().default('*'),
  scenario: z.string(),
  times: z.int().min(1).default(1),
  /** For scenarios with lagging answers: one of the two. */
  questions: z.int().min(0).optional(),
  ms: z.int().min(0).optional(),
});
const path = z.string().startsWith('/');
const faultMs = z.int().min(0).max(longestFaultMs).optional();
const faultSchema = z.object({
  path: z.union([path, z.array(path).min(1)]),
  status: z.int().min(400).max(599).optional(),
  timeoutMs: faultMs,
  delayMs: faultMs,
  isAfter: z.boolean().optional(),
  malformed: z.boolean().optional(),
  reset: z.boolean().optional(),
  quirk: z.string().optional(),
  times: z.int().min(1).default(1),
});
const advanceSchema = z.object({ ms: z.int().min(0) });

interface Options<State extends CommonState> {
  sandbox: Sandbox<State>;
  scenarios: { id: string; fault?: Fault }[];
  quirks?: Quirks;
  /** Sends an invented notification; undefined if there is no such payment. */
  sendWebhook: (wanted: unknown) => object | undefined;
}

/** The control API for tests. JSON only, which other origins cannot send without a CORS preflight. */
export function controlRoutes<State extends CommonState>(options: Options<State>): Hono {
  const { sandbox, scenarios, quirks = {}, sendWebhook } = options;
  const routes = new Hono();
  const unknown = { error: 'unknown' };

  routes.use(async (context, next) => {
    const isJson = context.req.header('content-type')?.startsWith('application/json');
    if (context.req.method !== 'GET' && !isJson) return context.json({ error: 'JSON only' }, 415);
    return next();
  });
  routes.onError(unreadable);

  routes.get('/state', (context) => context.json({ now: sandbox.now(), ...sandbox.state }));
  routes.post('/reset', (context) => {
    sandbox.reset();
    return context.json({ ok: true });
  });
  routes.post('/scenario', async (context) => {
    const { scenario: id, questions, ms, ...rule } = ruleSchema.parse(await context.req.json());
    const scenario = scenarios.find((each) => each.id === id);
    if (!scenario) return context.json(unknown, 404);
    const lag = questions === undefined ? ms !== undefined && { ms } : { questions };
    sandbox.arrange(scenario, { ...rule, ...(lag && { lag }) });
    return context.json({ ok: true });
  });
  routes.post('/fault', async (context) => {
    const fault = faultSchema.parse(await context.req.json());
    if (fault.quirk !== undefined && !(fault.quirk in quirks)) return context.json(unknown, 404);
    sandbox.state.faults.push(fault);
    sandbox.save();
    return context.json({ ok: true });
  });
  routes.post('/clear', (context) => {
    sandbox.clear();
    return context.json({ ok: true });
  });
  routes.post('/clock/advance', async (context) => {
    await sandbox.advance(advanceSchema.parse(await context.req.json()).ms);
    return context.json({ now: sandbox.now() });
  });
  routes.post('/events/:id/resend', async (context) => {
    const id = Number(context.req.param('id'));
    const sent = sandbox.state.deliveries.find((delivery) => delivery.id === id);
    if (!sent) return context.json(unknown, 404);
    const copy = sandbox.send({ ref: sent.ref, url: sent.url, body: sent.body });
    await sandbox.tick();
    return context.json(copy);
  });
  routes.post('/webhook/send', async (context) => {
    const sent = sendWebhook(await context.req.json());
    if (!sent) return context.json(unknown, 404);
    await sandbox.tick();
    return context.json(sent);
  });
  return routes;
}
