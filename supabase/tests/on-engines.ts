import { afterAll, beforeAll, describe } from '@jest/globals';
import { type Engine, type TestDatabase } from './engines/engine';
import { pgliteEngine } from './engines/pglite';
import { postgresEngine } from './engines/postgres';

const engines: [string, () => Promise<Engine>][] = [
  ['PGlite', () => Promise.resolve(pgliteEngine())],
  ['PostgreSQL', postgresEngine],
];

/** Declares the same tests for both engines, each with a fresh migrated database that `prepare` may fill. */
export function onEngines(
  declare: (database: () => TestDatabase) => void,
  prepare: (database: TestDatabase) => Promise<void> = () => Promise.resolve(),
): void {
  describe.each(engines)('on %s', (_, start) => {
    let engine: Engine;
    let opened: TestDatabase;

    beforeAll(async () => {
      engine = await start();
      opened = await engine.open();
      await prepare(opened);
    });

    afterAll(async () => {
      await opened.close();
      await engine.stop();
    });

    declare(() => opened);
  });
}

/** Runs `work` and rolls back its changes. */
export async function rolledBack(database: TestDatabase, work: () => Promise<void>): Promise<void> {
  await database.exec('begin');
  try {
    await work();
  } finally {
    await database.exec('rollback');
  }
}
