import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Session } from '../database/database';
import { withRepeatedSignUps } from './repeated-sign-up';

let pglite: PGlite;
let session: Session;
let sent: [string, string][] = [];

const refusing = {
  fetch: () =>
    Promise.resolve(
      new Response('{}', {
        status: 429,
        headers: { 'x-sb-error-code': 'over_email_send_rate_limit' },
      }),
    ),
};

beforeAll(async () => {
  pglite = await PGlite.create();
  await pglite.exec(`create schema auth; create table auth.users (
    id serial, email text, email_confirmed_at timestamptz, confirmation_token text, confirmation_sent_at timestamptz)`);
  session = {
    query: async <T>(sql: string, values: readonly unknown[] = []) =>
      (await pglite.query<T>(sql, [...values])).rows,
    exec: async (sql) => {
      await pglite.exec(sql);
    },
  };
});

afterEach(() => pglite.exec('rollback'));
afterAll(() => pglite.close());

// Within one transaction the database's clock stands still.
beforeEach(async () => {
  sent = [];
  await pglite.exec(`begin; insert into auth.users (email, email_confirmed_at, confirmation_token, confirmation_sent_at)
    values ('late@example.com', null, 'old', now() - interval '60 seconds'),
      ('early@example.com', null, 'old', now() - interval '30 seconds'),
      ('done@example.com', now(), null, now() - interval '1 day')`);
});

function callAuth(path: string, email: string): Promise<Response> {
  const lite = withRepeatedSignUps(refusing, {
    database: session,
    mailIntervalMs: 60_000,
    sendConfirmation: (...mail) => {
      sent.push(mail);
      return Promise.resolve();
    },
  });
  const body = JSON.stringify({ email, type: 'signup' });
  return lite.fetch(new Request(`http://127.0.0.1${path}`, { method: 'POST', body }));
}

test.each(['/auth/v1/signup', '/auth/v1/resend'])(
  '%s sends a new link when the last mail is a minute old',
  async (path) => {
    expect((await callAuth(path, 'Late@example.com')).status).toBe(200);
    const [user] = await session.query<{ confirmation_token: string }>(
      `select confirmation_token from auth.users where email = 'late@example.com'`,
    );
    expect(sent).toEqual([['late@example.com', user!.confirmation_token]]);
    expect(user!.confirmation_token).toMatch(/^[0-9a-f]{64}$/);
    expect((await callAuth(path, 'late@example.com')).status).toBe(429);
  },
);

test('sends no new mail within a minute, and reports the remaining time', async () => {
  const answer = await callAuth('/auth/v1/signup', 'early@example.com');
  expect(await answer.json()).toMatchObject({
    msg: expect.stringContaining('after 30 seconds'),
  });
  expect(sent).toEqual([]);
});

test('sends no mail to a confirmed address, and does not reveal that it exists', async () => {
  expect((await callAuth('/auth/v1/signup', 'done@example.com')).status).toBe(200);
  expect(sent).toEqual([]);
});

test('passes other requests on unchanged', async () => {
  expect((await callAuth('/auth/v1/recover', 'late@example.com')).status).toBe(429);
  expect(sent).toEqual([]);
});
