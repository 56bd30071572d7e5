import { z } from 'zod';
import { type Contract } from './contract.ts';
import { id } from './fields.ts';
import { redactPayload, redactText, redactUrl } from './telemetry-redaction.ts';

export const mostEvents = 100;

/** Long texts are cut and other types omitted: incomplete telemetry is better than none. */
const tidied = (tidy: (text: string) => string, most = 500) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((text) => (text == null ? null : tidy(text).slice(0, most)));

/** One telemetry event, redacted. */
export const telemetryEvent = z.object({
  /** Milliseconds by the browser's clock, or an ISO date. */
  ts: z.union([z.number(), z.string()]).nullish(),
  level: z.enum(['info', 'warn', 'error']).catch('info'),
  kind: z.enum(['error', 'route', 'api', 'checkout']),
  name: z
    .string()
    .min(1)
    .transform((name) => redactText(name).slice(0, 200)),
  path: tidied(redactUrl),
  url: tidied(redactUrl),
  build: tidied(redactText, 40),
  trace_id: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .nullish()
    .catch(null),
  payload: z
    .record(z.string(), z.unknown())
    .nullish()
    .catch(null)
    .transform((payload) => redactPayload(payload ?? {})),
});
export type TelemetryEvent = z.input<typeof telemetryEvent>;

/**
 * Telemetry of a visit. It may be sent as plain text, as by a beacon, which cannot set headers; then the token is in
 * the body. `user_id` is ignored: the account is taken from the token.
 */
export const ingestLogs = {
  name: 'ingest-logs',
  method: 'POST',
  auth: 'anyone',
  acceptsText: true,
  sanitizesText: true,
  request: z.object({
    session: z.object({
      session_id: id,
      anon_id: z.nullish(id).catch(null),
      user_id: z.unknown(),
      app_version: tidied(redactText, 40),
      locale: tidied(redactText, 20),
      tz: tidied(redactText, 64),
      user_agent: tidied(redactText),
      referrer: tidied(redactUrl),
    }),
    /** Each is validated with `telemetryEvent` separately, so that an invalid one does not affect the others. */
    events: z.array(z.unknown()).min(1).max(mostEvents),
    token: z
      .string()
      .regex(/^[\w.-]{1,8000}$/)
      .nullish()
      .catch(null),
  }),
  response: z.object({ kept: z.int(), dropped: z.int() }),
} as const satisfies Contract;
