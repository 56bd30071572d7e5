import { expect, test } from '@jest/globals';
import { readBody } from './read-body';

const read = (body: string | Uint8Array<ArrayBuffer>, contract = {}) =>
  readBody(new Request('http://127.0.0.1/', { method: 'POST', body }), contract);

test.each([
  ['as JSON spells it', '{"name":"a\\u0000b"}'],
  ['in a name', '{"\\u0000":1}'],
  ['after an escaped backslash', '{"name":"\\\\\\u0000"}'],
  ['as it stands', 'a\0b'],
])('rejects a body that contains NUL %s', async (_, body) => {
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

test('leaves the body unchanged for a function that cleans its own texts', async () => {
  expect(await read('{"name":"\\u0000"}', { sanitizesText: true })).toMatchObject({ ok: true });
});

test('checks a long run of backslashes in linear time', async () => {
  // A search that begins again at each of them takes a second a time, so this many take longer than a test may.
  for (let time = 0; time < 200; time += 1)
    expect(await read('\\'.repeat(60_000))).toMatchObject({ ok: true });
});

test('rejects a body that is not UTF-8', async () => {
  expect(await read(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({
    ok: false,
    refusal: { code: 'invalid_json' },
  });
});
