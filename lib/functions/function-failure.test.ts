import { expect, test } from '@jest/globals';
import { readFailure } from './function-failure';

const read = (body: string) => readFailure(new Response(body, { status: 502 }));

test.each([
  ['{"code":"already_paid","message":"Paid."}', 'already_paid', 'Paid.'],
  ['{"message":"The provider is closed"}', 'unknown', 'The provider is closed'],
  ['The provider is closed', 'unknown', 'The provider is closed'],
  ['<style>h1 { color: red }</style>\n<h1>Bad gateway</h1>', 'unknown', 'Bad gateway'],
  ['{"odd":1}', 'malformed', ''],
  ['{}', 'malformed', ''],
  ['', 'malformed', ''],
])('reads the error response %j as %s with its message', async (body, code, message) => {
  expect(await read(body)).toEqual({ code, message, status: 502 });
});

test('truncates a text to 300 characters', async () => {
  expect((await read('x'.repeat(400))).message).toBe('x'.repeat(300));
});
