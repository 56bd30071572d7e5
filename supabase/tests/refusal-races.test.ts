import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { sampleCatalogue } from './engines/migrations';
import { ownPostgres } from './engines/own-postgres';
import { outcomes, shoppersOf } from './order-calls';

const book = 'b0000000-0000-4000-8000-000000000003';

const own = ownPostgres(40, (database) => database.exec(sampleCatalogue));
const calls = shoppersOf(own);

test('evaluates ten of two hundred concurrent guesses, without using up others’ attempts', async () => {
  await own.sql`insert into public.promos (code, kind, amount_pt) values ('HIDDEN', 'amount', 100)`;
  const [guesser = '', other = ''] = await calls.signUp(2);
  const { refusals } = await outcomes(
    Array.from({ length: 200 }, (_, at) =>
      calls.place(guesser, [book], { promo: `guess ${String(at)}` }),
    ),
  );
  const count = (token: string) => refusals.filter((refusal) => refusal === token).length;
  expect([count('promo_refused'), count('too_many_tries')]).toEqual([10, 190]);
  const right = await outcomes([calls.place(guesser, [book], { promo: 'hidden' })]);
  expect(right.refusals).toEqual(['too_many_tries']);
  const { answers } = await outcomes([calls.place(other, [book], { promo: 'hidden' })]);
  expect(answers).toHaveLength(1);
});

test('does not place a waiting order of a session that has ended', async () => {
  const [shopper = ''] = await calls.signUp(1);
  let placing: Promise<{ refusals: string[] }> | undefined;
  await own.sql.begin(async (call) => {
    await call`select from public.user_profiles where user_id = ${shopper} for update`;
    placing = outcomes([calls.place(shopper, [book])]);
    const isWaiting = async () =>
      (await own.sql`select from pg_locks where not granted`).length > 0;
    while (!(await isWaiting())) await sleep(10);
    await call`delete from auth.sessions where user_id = ${shopper}`;
  });
  expect((await placing)?.refusals).toEqual(['not_signed_in']);
});
