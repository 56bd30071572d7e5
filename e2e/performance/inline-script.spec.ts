import { expect, test } from '@playwright/test';
import { inlineScript } from '../../lib/http/inline-script.mjs';
import { get } from '../fixtures/http.ts';

/** Has the same form in the data of a page, where other characters are escaped. */
const plainLine = /^[\w ={};,]{20,}$/m;

test('a page contains the inline script once', { tag: ['@http', '@core'] }, async () => {
  const [line = ''] = plainLine.exec(inlineScript) ?? [];
  const { text } = await get('/shop');
  expect(text.split(line)).toHaveLength(2);
});
