import { expect, test } from '@jest/globals';
import { decodeList } from './decode-list';

const text = 'رقم الطلب;رقم الشحنة\nZD-7K3M-9QXT;UEG1';

test('reads UTF-8 with and without a byte order mark', () => {
  const bytes = new TextEncoder().encode(text);
  expect(decodeList(bytes)).toBe(text);
  expect(decodeList(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toBe(text);
});

test('reads UTF-16 in either byte order', () => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect(decodeList(little)).toBe(text);
  expect(decodeList(Buffer.from(little).swap16())).toBe(text);
});

test('reads the encoding of Arabic Windows', () => {
  // "رقم" and a semicolon.
  expect(decodeList(Uint8Array.of(0xd1, 0xde, 0xe3, 0x3b))).toBe('رقم;');
});

test.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]],
])('%s is not text', (_, bytes) => {
  expect(decodeList(Uint8Array.from(bytes))).toBeNull();
});
