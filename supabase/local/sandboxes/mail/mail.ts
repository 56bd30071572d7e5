import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { type MailStore } from '../../mailbox/mail-store.ts';
import { type CommonState, emptyState } from '../shared/common-state.ts';
import { controlRoutes } from '../shared/control-routes.ts';
import { faulty } from '../shared/faults.ts';
import { Sandbox } from '../shared/sandbox.ts';
import { type StateFile } from '../shared/state-file.ts';
import { unreadable } from '../shared/unreadable.ts';

interface Taken {
  id: string;
  /** Of the whole e-mail. */
  digest: string;
}

/** Accepted e-mails by idempotency key. */
type MailState = CommonState & { taken: Record<string, Taken> };

interface Options {
  basePath: string;
  key: string;
  file: StateFile;
  fetch: typeof fetch;
  mails: MailStore;
}

const address = z.string().regex(/^(?:[^<>\r\n]+ )?<?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/);
const mailSchema = z.object({
  from: address,
  to: z.tuple([address]),
  subject: z.string().min(1).max(998),
  html: z.string().min(1),
  text: z.string().default(''),
  headers: z.record(z.string(), z.string()).default({}),
});

const mostTaken = 2_000;
const refused = (name: string, message: string) => ({ name, message });

/** Simulates the mail service: its e-mails appear in the mailbox. */
export function createMailSandbox({ basePath, key, file, fetch, mails }: Options): Hono {
  const empty = (): MailState => ({ ...emptyState(), taken: {} });
  const sandbox = new Sandbox<MailState>({ file, fetch, empty });
  const routes = new Hono();
  routes.onError(unreadable);
  routes.use(faulty(sandbox, basePath));
  routes.route('/__sim', controlRoutes({ sandbox, scenarios: [], sendWebhook: () => undefined }));

  routes.post('/emails', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${key}`)
      return context.json(refused('invalid_api_key', 'API key is invalid'), 401);
    const body = await context.req.text();
    const read = mailSchema.safeParse(JSON.parse(body));
    if (!read.success)
      return context.json(refused('validation_error', z.prettifyError(read.error)), 422);
    const once = context.req.header('idempotency-key');
    const digest = createHash('sha256').update(body).digest('hex');
    const before = once && sandbox.state.taken[once];
    if (before && before.digest !== digest)
      return context.json(refused('invalid_idempotent_request', 'Used with another mail'), 409);
    if (before) return context.json({ id: before.id });

    const { to, subject, html, text, headers } = read.data;
    const taken = { id: crypto.randomUUID(), digest };
    await mails.keep({ to: to[0], subject, html, text, headers });
    const names = Object.entries({ ...sandbox.state.taken, ...(once && { [once]: taken }) });
    sandbox.state.taken = Object.fromEntries(names.slice(-mostTaken));
    sandbox.save();
    return context.json({ id: taken.id });
  });
  const placed = new Hono();
  placed.route(basePath, routes);
  return placed;
}
