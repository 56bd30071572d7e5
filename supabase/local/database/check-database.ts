import { type Session } from './database.ts';

let checks = 0;

/** Makes the database echo a number. Rejects unless it returns the same one. */
export async function checkDatabase(session: Pick<Session, 'query'>): Promise<void> {
  checks += 1;
  const [row] = await session.query('select $1::integer as repeated', [checks]);
  if (row?.['repeated'] !== checks) throw new Error('The database answers another question.');
}
