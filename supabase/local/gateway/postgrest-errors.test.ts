import { type Connection } from '@supabase/lite';
import { expect, test } from '@jest/globals';
import { noteErrors, withPostgrestErrors } from './postgrest-errors';

const connection = { normalizeDbError: (error: unknown) => error } as unknown as Connection;
noteErrors(connection);

const failed = (error: unknown) => () => {
  connection.normalizeDbError(error);
  return Promise.resolve(Response.json({ code: 'SUP' }, { status: 500 }));
};

// From PostgREST's documentation.
test.each([
  ['08006', 503],
  ['0P000', 403],
  ['22P02', 400],
  ['23502', 400],
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['25006', 405],
  ['25P02', 500],
  ['28000', 403],
  ['40001', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53300', 503],
  ['53400', 500],
  ['55000', 500],
  ['57014', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['XX000', 500],
])('responds to the database error %s with %i', async (code, status) => {
  const error = Object.assign(new Error('refused'), { code, detail: 'why', hint: undefined });
  const answer = await withPostgrestErrors(failed(error));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ code, details: 'why', hint: null, message: 'refused' });
});

test('leaves successful responses, and errors outside the database, unchanged', async () => {
  const fine = await withPostgrestErrors(() => Promise.resolve(Response.json([], { status: 200 })));
  expect(fine.status).toBe(200);
  const ours = await withPostgrestErrors(failed(new TypeError('undefined is not a function')));
  expect([ours.status, await ours.json()]).toEqual([500, { code: 'SUP' }]);
});

test('keeps the errors of concurrent requests apart', async () => {
  const answers = await Promise.all(
    ['22P02', '23505'].map((code) =>
      withPostgrestErrors(failed(Object.assign(new Error(code), { code }))),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 409]);
});
