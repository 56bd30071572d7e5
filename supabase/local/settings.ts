import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const environmentSchema = z.object({
  SHOP_PORT: port.default(3000),
  BACKEND_PORT: port.default(54_321),
  LOCAL_DIR: z.string().default('.local'),
  MIGRATIONS_DIR: z.string().default('supabase/migrations'),
  BACKEND_DATABASE_URL: z.string().optional(),
  STUDIO_TOKEN: z.string().min(16).optional(),
  BACKEND_QUEUE_LENGTH: z.coerce.number().int().min(1).default(256),
  BACKEND_TIME_LIMIT_MS: z.coerce.number().int().min(100).default(30_000),
  BACKEND_QUERY_LIMIT_MS: z.coerce.number().int().min(100).default(10_000),
  BACKEND_BODY_TIME_LIMIT_MS: z.coerce.number().int().min(100).default(10_000),
  RECONCILE_INTERVAL_MS: z.coerce.number().int().min(100).default(60_000),
});

export interface Settings {
  shopUrl: string;
  backendPort: number;
  backendUrl: string;
  localDirectory: string;
  migrationsDirectory: string;
  databaseUrl: string | undefined;
  studioToken: string | undefined;
  /** Interval between two calls of each scheduled function. */
  reconcileEveryMs: number;
  limits: Limits;
}

export interface Limits {
  queueLength: number;
  /** Time limit from a request's arrival to its answer. */
  requestMs: number;
  /** The same for callers with the secret key: saving a large import takes longer. */
  trustedRequestMs: number;
  /** Time limit for a query of a visitor or shopper, from its turn. */
  queryMs: number;
  /** Time limit for a request's body. */
  bodyMs: number;
  bodyBytes: number;
  /** For callers with the secret key: imports are sent in large parts. */
  trustedBodyBytes: number;
  /** Maximum size of a response to visitors and shoppers. */
  answerBytes: number;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const read = parsed.data;
  return {
    shopUrl: `http://localhost:${read.SHOP_PORT}`,
    backendPort: read.BACKEND_PORT,
    backendUrl: `http://127.0.0.1:${read.BACKEND_PORT}`,
    localDirectory: resolve(read.LOCAL_DIR),
    migrationsDirectory: resolve(read.MIGRATIONS_DIR),
    databaseUrl: read.BACKEND_DATABASE_URL,
    studioToken: read.STUDIO_TOKEN,
    reconcileEveryMs: read.RECONCILE_INTERVAL_MS,
    limits: {
      queueLength: read.BACKEND_QUEUE_LENGTH,
      requestMs: read.BACKEND_TIME_LIMIT_MS,
      trustedRequestMs: 10 * read.BACKEND_TIME_LIMIT_MS,
      queryMs: read.BACKEND_QUERY_LIMIT_MS,
      bodyMs: read.BACKEND_BODY_TIME_LIMIT_MS,
      bodyBytes: 1024 * 1024,
      trustedBodyBytes: 8 * 1024 * 1024,
      answerBytes: 4 * 1024 * 1024,
    },
  };
}
