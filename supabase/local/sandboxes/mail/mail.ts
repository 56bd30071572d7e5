import { createHash, createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { type MailStore } from '../../mailbox/mail-store.ts';
import { type CommonState, type Delivery, emptyState } from '../shared/common-state.ts';
import { controlRoutes } from '../shared/control-routes.ts';
import { faulty } from '../shared/faults.ts';
import { Sandbox } from '../shared/sandbox.ts';
import { type StateFile } from '../shared/state-file.ts';
import { unreadable } from '../shared/unreadable.ts';
import { delivered, mailQuirks, mailScenarios, reports } from './scenarios.ts';

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
  /** Where reports about e-mails go, and the secret that signs them. */
  webhook: { url: string; secret: string };
  file: StateFile;
  fetch: typeof fetch;
  mails: MailStore;
}

export interface MailSandbox {
  routes: Hono;
  sandbox: Sandbox<MailState>;
}

const address = z.string().regex(/^(?:[^<>\r\n]+ )?<?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/);
const tag = z.string().regex(/^[\w-]{1,256}$/);
const mailSchema = z.object({
  from: address,
  to: z.tuple([address]),
  subject: z.string().min(1).max(998),
  html: z.string().min(1),
  text: z.string().default(''),
  headers: z.record(z.string(), z.string()).default({}),
  tags: z.array(z.object({ name: tag, value: tag })).default([]),
});
type TakenMail = z.output<typeof mailSchema>;

/** The mailbox recognizes older ones. */
const mostTaken = 500;
const reportDelayMs = 300;
const refused = (name: string, message: string) => ({ name, message });

/** Simulates the mail service: its e-mails appear in the mailbox, and it reports their outcome. */
export function createMailSandbox(options: Options): MailSandbox {
  const { basePath, key, webhook, file, fetch, mails } = options;
  const empty = (): MailState => ({ ...emptyState(), taken: {} });
  const headersOf = (delivery: Delivery) => signatureOf(webhook.secret, delivery);
  const sandbox = new Sandbox<MailState>({ file, fetch, empty, headersOf });
  /** Idempotency keys of e-mails that are being accepted. */
  const beingTaken = new Set<string>();
  const routes = new Hono();
  routes.onError(unreadable);
  routes.use(faulty(sandbox, basePath, mailQuirks));
  const steering = { scenarios: mailScenarios, quirks: mailQuirks, sendWebhook: () => undefined };
  routes.route('/__sim', controlRoutes({ sandbox, ...steering }));

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
    if (once && beingTaken.has(once))
      return context.json(refused('concurrent_idempotent_requests', 'Still being sent'), 409);

    if (once) beingTaken.add(once);
    try {
      const id = await take(read.data, once, digest);
      const { scenarios } = sandbox.takeScenarios(read.data.to[0]);
      report(id, read.data, scenarios);
      return scenarios.includes('lost-answer') ? context.text('', 504) : context.json({ id });
    } finally {
      if (once) beingTaken.delete(once);
    }
  });

  /**
   * Delivers it to the mailbox, unless a killed process had already done so before it could record it. What it changes is
   * saved by `report`.
   */
  async function take(mail: TakenMail, once: string | undefined, digest: string): Promise<string> {
    const { to, subject, html, text, headers } = mail;
    const tags = Object.fromEntries(mail.tags.map(({ name, value }) => [name, value]));
    const isThere = once !== undefined && (await mails.has(once));
    if (!isThere)
      await mails.keep({ to: to[0], subject, html, text, headers, tags, ...(once && { once }) });
    const taken = { id: crypto.randomUUID(), digest };
    const names = Object.entries({ ...sandbox.state.taken, ...(once && { [once]: taken }) });
    sandbox.state.taken = Object.fromEntries(names.slice(-mostTaken));
    return taken.id;
  }

  function report(id: string, mail: TakenMail, scenarios: string[]): void {
    const { from, to, subject, tags } = mail;
    const { type, data } = scenarios.flatMap((name) => reports[name] ?? [])[0] ?? delivered;
    const at = new Date().toISOString();
    const event = { email_id: id, created_at: at, from, to, subject, tags, ...data };
    const body = JSON.stringify({ type, created_at: at, data: event });
    sandbox.send({ ref: id, url: webhook.url, body, delayMs: reportDelayMs });
  }

  const placed = new Hono();
  placed.route(basePath, routes);
  return { routes: placed, sandbox };
}

/** The headers of Svix, with the time of this attempt. */
function signatureOf(secret: string, { id, ref, body }: Delivery): Record<string, string> {
  const number = `msg_${ref}_${id}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${number}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'svix-id': number,
    'svix-timestamp': timestamp,
    'svix-signature': `v1,${signature}`,
  };
}
