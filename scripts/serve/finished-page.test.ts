import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fc } from '../test/fast-check.mjs';
import { finishedPage, remainingLinks } from './finished-page.mjs';

const build = mkdtempSync(join(tmpdir(), 'build-'));
const styles = 'a{color:red}b::after{content:"$&$1"}';
mkdirSync(join(build, 'static/chunks'), { recursive: true });
writeFileSync(join(build, 'static/chunks/a.css'), styles);
const report = jest.fn();
beforeEach(() => void report.mockClear());
afterAll(() => rmSync(build, { recursive: true, force: true }));

const address = (name: string) => `/websites/shop/_next/static/chunks/${name}.css`;
const link = (name: string) =>
  `<link rel="stylesheet" href="${address(name)}" data-precedence="next"/>`;
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

test('inlines a style sheet once, unchanged, before the content that it styles', () => {
  const page = finishedPage(`<html><head>${link('a')}</head><body>x</body></html>`, build);
  expect(page.split(`<style>${styles}</style>`)).toHaveLength(2);
  expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('<body>'));
});

test('keeps the link that React expects, which loads nothing', () => {
  const page = finishedPage(link('a'), build);
  expect(page).toContain(
    `<link rel="stylesheet" href="${address('a')}" data-precedence="next" media="not all" disabled=""/>`,
  );
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('leaves a link to a style sheet that the build does not have', () => {
  expect(finishedPage(link('missing'), build, { report })).toBe(link('missing'));
  expect(report).toHaveBeenCalledWith('style sheet', link('missing'));
});

test('inlines the style sheet of a page with a nonce', () => {
  const personal = link('a').replace(' data-precedence', ' nonce="b3c=" data-precedence');
  const page = finishedPage(personal, build, { report });
  expect(page).toMatch(/^<style>[^<]+<\/style><link [^>]*nonce="b3c=" [^>]*disabled=""\/>$/);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  link('a').replace('<link ', '<link crossorigin="" '),
  `<link href="${address('a')}" rel="stylesheet"/>`,
  `<link rel="stylesheet" href="${address('a')}" data-precedence="next" fetchpriority="high"/>`,
])('leaves a link of another shape, and reports it: %s', (other) => {
  expect(finishedPage(`${link('a')}${other}`, build, { report })).toContain(other);
  expect(report).toHaveBeenCalledWith('style sheet', other);
});

test('reports nothing about a page whose style sheets are all inline', () => {
  finishedPage(`${link('a')}${push('<link rel="stylesheet" href="/x.css"/>')}`, build, { report });
  expect(report).not.toHaveBeenCalled();
});

test('reports nothing about a style sheet that is not from the build', () => {
  const own = '<link rel="stylesheet" href="/websites/shop/chat/chat.css" />';
  expect(finishedPage(own, build, { report })).toBe(own);
  expect(report).not.toHaveBeenCalled();
});

test('reads no file outside the build', () => {
  const outside = link('../../../secret');
  writeFileSync(join(build, '../secret.css'), 'secret');
  expect(finishedPage(outside, build, { report })).toBe(outside);
  rmSync(join(build, '../secret.css'));
});

test('keeps the style sheet in the page’s data', () => {
  const data = push(`:HL["${address('a')}","style"]\n0:["link",{"href":"${address('a')}"}]`);
  expect(finishedPage(data, build)).toBe(data);
});

test('announces no style sheet that is inline, and everything else', () => {
  const font = '</websites/shop/fonts/cairo.woff2>; rel=preload; as="font"; crossorigin=""';
  const sheet = (name: string) => `<${address(name)}>; rel=preload; as="style"; nonce="b3c="`;
  const page = finishedPage(`${link('a')}${link('missing')}`, build, { report });
  expect(remainingLinks(`${sheet('a')}, ${font}, ${sheet('missing')}`, page)).toBe(
    `${font}, ${sheet('missing')}`,
  );
  expect(remainingLinks(sheet('a'), page)).toBe('');
});

/** The data that React reads: the pieces in order, concatenated. */
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

test('merges the pieces of data without changing the data', () => {
  fc.assert(
    fc.property(fc.array(awkward, { minLength: 1, maxLength: 8 }), (pieces) => {
      const page = pieces.map(push).join('');
      const finished = finishedPage(page, build);
      expect(dataOf(finished)).toBe(pieces.join(''));
      expect(finished.match(/<script>/g)).toHaveLength(1);
    }),
  );
});

test('leaves other scripts separate', () => {
  const page = `${push('a')}<script>other()</script>${push('b')}`;
  expect(finishedPage(page, build)).toBe(page);
});
