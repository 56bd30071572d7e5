import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { inlineScript, inlineScriptHash } from '../../lib/http/inline-script.mjs';
import { inlineScripts } from './inline-scripts.mjs';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const script = (code: string) => `<script>${code}</script>`;
const page = (...codes: string[]) => codes.map(script).join('<p>');

test('allows the data scripts of Next.js', () => {
  const codes = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\nزاد\\u003c/script>"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})',
  ];
  expect(inlineScripts(page(...codes, codes[0]!))).toEqual({
    hashes: codes.map(hashOf),
    unrecognized: [],
  });
});

test.each([
  'alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"]);alert(1);([1])',
  'self.__next_f.push([1,"a"])\nalert(1)',
  'self.__next_f.push([1,`${alert(1)}`])',
  'self.__next_g.push([1,"a"])',
  `${inlineScript};`,
  '',
])('does not recognize %j', (code) => {
  expect(inlineScripts(page(code))).toEqual({ hashes: [], unrecognized: [script(code)] });
});

test.each([
  '<script async="">self.__next_f.push([1,"a"])</script>',
  '<script id="_R_">self.__next_f.push([1,"a"])</script>',
  '<script type="module">self.__next_f.push([1,"a"])</script>',
  '<script type="speculationrules">{}</script>',
  '<SCRIPT>alert(1)</SCRIPT >',
  '<script data-src="/a.js">alert(1)</script>',
])('does not recognize the attributes of %s', (text) => {
  expect(inlineScripts(text)).toEqual({ hashes: [], unrecognized: [text] });
});

test('ignores scripts from files and blocks of data', () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>`;
  expect(inlineScripts(html)).toEqual({ hashes: [], unrecognized: [] });
});

test('allows the shop’s own script', () => {
  expect(inlineScripts(page(inlineScript))).toEqual({
    hashes: [inlineScriptHash],
    unrecognized: [],
  });
});
