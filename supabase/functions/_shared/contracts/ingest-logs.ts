import { z } from 'zod';
import { type Contract } from './contract.ts';
import { id } from './fields.ts';
import { redactPayload, redactText, redactUrl } from './telemetry-redaction.ts';

export const mostEvents = 100;

/** Too long is cut, and what is no text is left out: a visit is told of in part rather than not at all. */
const told = (tidy: (text: string) => string, most = 500) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((text) => (text == null ? null : tidy(text).slice(0, most)));

/** One event of a visit, redacted. */
export const telemetryEvent = z.object({
  /** Milliseconds by the browser's clock, or the same as an ISO date. */
  ts: z.union([z.number(), z.string()]).nullish(),
  level: z.enum(['info', 'warn', 'error']).catch('info'),
  kind: z.enum(['error', 'route', 'api', 'checkout']),
  name: z
    .string()
    .min(1)
    .transform((name) => redactText(name).slice(0, 200)),
  path: told(redactUrl),
  url: told(redactUrl),
  build: told(redactText, 40),
  payload: z
    .record(z.string(), z.unknown())
    .nullish()
    .catch(null)
    .transform((payload) => redactPayload(payload ?? {})),
});
export type TelemetryEvent = z.input<typeof telemetryEvent>;

/**
 * What a visit tells of itself. It may come as plain text, as a beacon's does, which can set no header: then the token is
 * in the body. `user_id` is not read: who is signed in, the token says.
 */
export const ingestLogs = {
  name: 'ingest-logs',
  method: 'POST',
  auth: 'anyone',
  acceptsText: true,
  mendsText: true,
  request: z.object({
    session: z.object({
      session_id: id,
      anon_id: id.nullish().catch(null),
      user_id: z.unknown(),
      app_version: told(redactText, 40),
      locale: told(redactText, 20),
      tz: told(redactText, 64),
      user_agent: told(redactText),
      referrer: told(redactUrl),
    }),
    /** Each is held against `telemetryEvent` on its own: a wrong one costs the others nothing. */
    events: z.array(z.unknown()).min(1).max(mostEvents),
    token: z
      .string()
      .regex(/^[\w.-]{1,8000}$/)
      .nullish()
      .catch(null),
  }),
  response: z.object({ kept: z.int(), dropped: z.int() }),
} as const satisfies Contract;
