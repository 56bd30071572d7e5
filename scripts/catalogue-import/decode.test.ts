import { expect, test } from '@jest/globals';
import { decodeCsv } from './decode';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('reads UTF-8 with and without a byte order mark', () => {
  const plain = new TextEncoder().encode('كتاب\r\n2\r3\n');
  const marked = bytes(0xef, 0xbb, 0xbf, ...plain);
  expect(decodeCsv(plain)).toEqual({ ok: true, text: 'كتاب\n2\n3\n' });
  expect(decodeCsv(marked)).toEqual({ ok: true, text: 'كتاب\n2\n3\n' });
});

test.each([
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x73, 0x00), /UTF-16.*Save it as UTF-8/],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0x00, 0x73), /UTF-16.*Save it as UTF-8/],
  ['UTF-16 without a mark', bytes(0x73, 0x00, 0x6b, 0x00), /UTF-16.*Save it as UTF-8/],
  ['Windows-1256', bytes(0xdf, 0xca, 0xc7, 0xc8, 0x2c, 0x0a), /Windows-1256.*Save it as UTF-8/],
])('%s is refused with what to do', (_, file, reason) => {
  expect(decodeCsv(file)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
});
