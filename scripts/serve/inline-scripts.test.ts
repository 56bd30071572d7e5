import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { inlineScript, inlineScriptHash } from '../../lib/http/inline-script.mjs';
import { scriptHashes } from './inline-scripts.mjs';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (...codes: string[]) => codes.map((code) => `<script>${code}</script>`).join('<p>');

test('allows the data scripts of Next.js', () => {
  const codes = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\nزاد\\u003c/script>"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})',
  ];
  expect(scriptHashes(page(...codes, codes[0]!))).toEqual(codes.map(hashOf));
});

test('rejects scripts that do more, and data blocks that are no scripts', () => {
  const codes = [
    'alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1);([1])',
    'self.__next_f.push([1,"a"])\nalert(1)',
    'self.__next_f.push([1,`${alert(1)}`])',
    '',
  ];
  expect(scriptHashes(page(...codes))).toEqual([]);
  expect(scriptHashes('<script type="application/ld+json">{}</script>')).toEqual([]);
  expect(scriptHashes('<script src="/a.js" async=""></script>')).toEqual([]);
});

test('allows the shop’s own script only if it is unchanged', () => {
  expect(scriptHashes(page(inlineScript))).toEqual([inlineScriptHash]);
  expect(scriptHashes(page(`${inlineScript};`))).toEqual([]);
});
