import { expect, test } from '@jest/globals';
import { readBody } from './read-body';

const read = (body: string | Uint8Array<ArrayBuffer>, contract = {}) =>
  readBody(new Request('http://127.0.0.1/', { method: 'POST', body }), contract);

test.each([
  ['as JSON spells it', '{"name":"a\\u0000b"}'],
  ['in a name', '{"\\u0000":1}'],
  ['after an escaped backslash', '{"name":"\\\\\\u0000"}'],
  ['as it stands', 'a\0b'],
])('a body that holds NUL %s is refused', async (_, body) => {
  expect(await read(body)).toMatchObject({
    ok: false,
    refusal: { status: 400, code: 'invalid_request' },
  });
});

test.each(['{"name":"\\\\u0000"}', '{"name":"\\u0001"}', '', '{"name":"منى"}'])(
  'a body without one is read: %s',
  async (body) => {
    expect(await read(body)).toEqual({ ok: true, value: body });
  },
);

test('a function that mends its texts gets them as they are', async () => {
  expect(await read('{"name":"\\u0000"}', { mendsText: true })).toMatchObject({ ok: true });
});

test('a long row of backslashes is no reason to think for long', async () => {
  // A search that begins again at each of them takes a second a time, so this many take longer than a test may.
  for (let time = 0; time < 200; time += 1)
    expect(await read('\\'.repeat(60_000))).toMatchObject({ ok: true });
});

test('what is no UTF-8 is refused', async () => {
  expect(await read(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({
    ok: false,
    refusal: { code: 'invalid_json' },
  });
});
