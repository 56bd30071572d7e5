import { expect, test } from '@jest/globals';
import { isValidIsbn13 } from './isbn';

test.each(['9780306406157', '9789771400004'])('%s is valid', (isbn) => {
  expect(isValidIsbn13(isbn)).toBe(true);
});

test.each(['9780306406158', '978030640615', '97803064061577', '4006381333931', '978-0306406157'])(
  '%s is not valid',
  (isbn) => {
    expect(isValidIsbn13(isbn)).toBe(false);
  },
);
