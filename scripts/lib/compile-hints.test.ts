import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addCompileHints, compileHint } from './compile-hints.mjs';

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'zad-hints-'));
});
afterEach(() => rmSync(distDir, { recursive: true, force: true }));

const digest = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(distDir, file)), { recursive: true });
  writeFileSync(join(distDir, file), text);
};
const read = (file: string) => readFileSync(join(distDir, file), 'utf8');

const name = 'subresource-integrity-manifest';
const manifests = [`server/${name}.js`, `server/${name}.json`, `server/app/shop/page/${name}.json`];
const writeManifests = (digests: object) => {
  for (const file of manifests) write(file, JSON.stringify(digests));
};

test('adds the hint to each script, and corrects its digest wherever it is stated', async () => {
  write('static/chunks/a.js', 'a()');
  write('static/chunks/b.css', 'b {}');
  writeManifests({ 'a.js': digest('a()'), 'b.css': digest('b {}') });
  await addCompileHints({ distDir });
  const hinted = `${compileHint}a()`;
  expect(read('static/chunks/a.js')).toBe(hinted);
  expect(read('static/chunks/b.css')).toBe('b {}');
  for (const file of manifests)
    expect(JSON.parse(read(file))).toEqual({ 'a.js': digest(hinted), 'b.css': digest('b {}') });
});

test.each([
  ['nothing has changed', `${compileHint}a()`, digest(`${compileHint}a()`)],
  ['only the digest was written again', `${compileHint}a()`, digest('a()')],
  ['only the script was written again', 'a()', digest(`${compileHint}a()`)],
])('can follow an earlier build: %s', async (_, content, stated) => {
  write('static/chunks/a.js', content);
  writeManifests({ 'a.js': stated });
  await addCompileHints({ distDir });
  expect(read('static/chunks/a.js')).toBe(`${compileHint}a()`);
  for (const file of manifests)
    expect(JSON.parse(read(file))).toEqual({ 'a.js': digest(`${compileHint}a()`) });
});

test('leaves a script without a digest unchanged', async () => {
  write('static/chunks/a.js', 'a()');
  writeManifests({ 'a.js': `sha384-${'A'.repeat(64)}` });
  await addCompileHints({ distDir });
  expect(read('static/chunks/a.js')).toBe('a()');
});
