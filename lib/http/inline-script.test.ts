import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { inlineScript, inlineScriptHash } from './inline-script.mjs';

test('the hash in the policy matches the script', () => {
  const digest = createHash('sha256').update(inlineScript).digest('base64');
  expect(inlineScriptHash).toBe(`'sha256-${digest}'`);
});
