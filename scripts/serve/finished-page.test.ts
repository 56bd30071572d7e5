import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { fc } from '../test/fast-check.mjs';
import { finishedPage } from './finished-page.mjs';

const build = mkdtempSync(join(tmpdir(), 'build-'));
const styles = 'a{color:red}b::after{content:"$&$1"}';
mkdirSync(join(build, 'static/chunks'), { recursive: true });
writeFileSync(join(build, 'static/chunks/a.css'), styles);
afterAll(() => rmSync(build, { recursive: true, force: true }));

const address = (name: string) => `/websites/shop/_next/static/chunks/${name}.css`;
const link = (name: string) =>
  `<link rel="stylesheet" href="${address(name)}" data-precedence="next"/>`;
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

test('a style sheet is written into the page once, before what it styles, letter for letter', () => {
  const page = finishedPage(`<html><head>${link('a')}</head><body>x</body></html>`, build);
  expect(page.split(`<style>${styles}</style>`)).toHaveLength(2);
  expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('<body>'));
});

test('React finds its link, which loads nothing', () => {
  const page = finishedPage(link('a'), build);
  expect(page).toContain(
    `<link rel="stylesheet" href="${address('a')}" data-precedence="next" media="not all" disabled=""/>`,
  );
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('a sheet that the build does not have stays a link', () => {
  expect(finishedPage(link('missing'), build)).toBe(link('missing'));
});

test('no file outside of the build is read', () => {
  const outside = link('../../../secret');
  writeFileSync(join(build, '../secret.css'), 'secret');
  expect(finishedPage(outside, build)).toBe(outside);
  rmSync(join(build, '../secret.css'));
});

test('the page’s data tell of the sheet as before', () => {
  const data = push(`:HL["${address('a')}","style"]\n0:["link",{"href":"${address('a')}"}]`);
  expect(finishedPage(data, build)).toBe(data);
});

/** What React reads: the pieces, put together as they come. */
function dataOf(page: string): string {
  const pieces = [...page.matchAll(/<script>self\.__next_f\.push\((.*?)\)<\/script>/gs)];
  return pieces.map(([, json]) => (JSON.parse(json!) as [number, string])[1]).join('');
}

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '"])</script><script>self.__next_f.push([1,"',
    '\\',
    '"',
    '</script>',
    '$&',
    '\u2028',
  ),
);

test('the seams between pieces of data go, and the data stay', () => {
  fc.assert(
    fc.property(fc.array(awkward, { minLength: 1, maxLength: 8 }), (pieces) => {
      const page = pieces.map(push).join('');
      const finished = finishedPage(page, build);
      expect(dataOf(finished)).toBe(pieces.join(''));
      expect(finished.match(/<script>/g)).toHaveLength(1);
    }),
  );
});

test('other scripts stay apart', () => {
  const page = `${push('a')}<script>other()</script>${push('b')}`;
  expect(finishedPage(page, build)).toBe(page);
});
