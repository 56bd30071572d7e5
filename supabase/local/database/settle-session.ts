import { type PGlite } from '@electric-sql/pglite';
import { checkDatabase } from './check-database.ts';

/**
 * The Sync message, which only requests the session's state. Hard-coded, because PGlite's writer may be in a broken
 * state.
 */
const sync = new Uint8Array([0x53, 0, 0, 0, 4]);

/** A partially written message corrupts up to two following ones: the statement and its parameters. */
const mostTries = 4;

/** Ends a transaction left open by a request, failed or not. Rejects if the connection does not become usable again. */
export async function settleSession(driver: PGlite): Promise<void> {
  if (driver.closed || (await isIdle(driver))) return;
  for (let tries = 0; tries < mostTries; tries += 1) {
    await driver.exec('rollback').catch(() => undefined);
    if ((await isIdle(driver)) && (await answers(driver))) return;
  }
  throw new Error('The transaction that a request has left open cannot be ended.');
}

/** Whether no transaction is open: PostgreSQL ends every answer with the state of the session. */
async function isIdle(driver: PGlite): Promise<boolean> {
  const { messages } = await driver.execProtocol(sync, { syncToFs: false });
  const last = messages.at(-1);
  return last?.name === 'readyForQuery' && 'status' in last && last.status === 'I';
}

function answers(driver: PGlite): Promise<boolean> {
  const session = {
    query: async <T>(sql: string, values: readonly unknown[] = []) =>
      (await driver.query<T>(sql, [...values])).rows,
  };
  return checkDatabase(session).then(
    () => true,
    () => false,
  );
}
