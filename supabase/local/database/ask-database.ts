import { type Session } from './database.ts';

let asked = 0;

/** Makes the database echo a number. Rejects unless it returns the same one. */
export async function askDatabase(session: Pick<Session, 'query'>): Promise<void> {
  asked += 1;
  const [row] = await session.query('select $1::integer as repeated', [asked]);
  if (row?.['repeated'] !== asked) throw new Error('The database answers another question.');
}
