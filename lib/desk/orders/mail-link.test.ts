import { expect, test } from '@jest/globals';
import { mailLink } from './mail-link';

test('an address is a link to it', () => {
  expect(mailLink('mona+books@example.com')).toBe('mailto:mona%2Bbooks@example.com');
});

test('an address adds no other recipient, subject or text', () => {
  const link = mailLink('mona?bcc=omar%40example.org&body=hello@example.com');
  expect(new URL(link).search).toBe('');
  expect(decodeURIComponent(new URL(link).pathname)).toBe(
    'mona?bcc=omar%40example.org&body=hello@example.com',
  );
});
