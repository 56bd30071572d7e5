import { expect, test } from '@jest/globals';
import { mailLink } from './mail-link';

test('creates a link to the address', () => {
  expect(mailLink('mona+books@example.com')).toBe('mailto:mona%2Bbooks@example.com');
});

test('an address cannot add a recipient, subject or text', () => {
  const link = mailLink('mona?bcc=omar%40example.org&body=hello@example.com');
  expect(new URL(link).search).toBe('');
  expect(decodeURIComponent(new URL(link).pathname)).toBe(
    'mona?bcc=omar%40example.org&body=hello@example.com',
  );
});
