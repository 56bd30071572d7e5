import { join } from 'node:path';
import { App, type EmailDriver } from '@supabase/lite';
import { applyMigrations } from './database/migrations.ts';
import { type Database } from './database/database.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { platformSql } from './database/platform.ts';
import { keptPrivileges } from './database/privilege-snapshot.ts';
import { readGrants, restoreGrants } from './database/privileges.ts';
import { noteErrors } from './gateway/postgrest-errors.ts';
import { type GoogleClient } from './google/authorization-request.ts';
import { type Keys } from './keys.ts';
import { type ProjectConfig } from './project-config.ts';
import { type Settings } from './settings.ts';

interface Options {
  settings: Settings;
  keys: Keys;
  mailDriver: EmailDriver;
  /** Replaces the project's own client at Google. */
  googleClient: GoogleClient;
  config: ProjectConfig;
  report: (progress: string) => void;
}

export interface Backend {
  database: Database;
  app: App;
  /** Sentences for the terminal. */
  warnings: string[];
}

/** Opens the database, applies migrations and warms up lite, leaving the privileges exactly as migrated. */
export async function openBackend(options: Options): Promise<Backend> {
  const { settings, report } = options;
  const database = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.limits.trustedRequestMs)
    : await openPglite(join(settings.localDirectory, 'db'));
  try {
    noteErrors(database.connection);
    const app = createApp(database, options);
    await app.ensureSystemSchema();
    await preparePrivileges(database);
    const warnings = await applyMigrations(database, settings.migrationsDirectory, report);
    await warmUp(database, app, options.keys);
    return { database, app, warnings };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function createApp(database: Database, options: Options): App {
  const { settings, keys, mailDriver, googleClient } = options;
  const { api } = options.config;
  // Lite has no rate limits; they are implemented in front of it.
  const { rate_limit: _, ...auth } = options.config.auth;
  return new App({
    connection: database.connection,
    api: { ...api, external_url: settings.backendUrl },
    auth: {
      ...auth,
      external: {
        google: {
          enabled: auth.external?.google?.enabled ?? false,
          client_id: googleClient.id,
          secret: googleClient.secret,
        },
      },
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    studio: { enabled: false },
    options: {
      server: { disableStudio: true, admin: false },
      drivers: { email: mailDriver },
    },
  });
}

/** A process that was killed between lite's grants and their removal left the database open; this is undone first. */
async function preparePrivileges(database: Database): Promise<void> {
  const kept = await keptPrivileges(database);
  if (kept) await database.transaction((session) => restoreGrants(session, kept));
  else await database.exec(platformSql);
}

/**
 * On its first request in each process, lite grants ALL on every table with row-level security to anon and
 * authenticated. That request is made here, while nobody else can reach the database, and its grants are revoked.
 */
async function warmUp(database: Database, app: App, keys: Keys): Promise<void> {
  const migrated = await readGrants(database);
  await app.fetch(
    new Request('http://127.0.0.1/rest/v1/', { headers: { apikey: keys.publishableKey } }),
  );
  await database.connection.introspect({ useCache: true });
  await database.connection.withContext({ auth: { role: 'anon' } }, () => Promise.resolve());
  if (Reflect.get(database.connection, 'rlsState') === 'unknown')
    throw new Error('The first request did not reach the database: its grants would come later.');
  await database.transaction((session) => restoreGrants(session, migrated));
}
