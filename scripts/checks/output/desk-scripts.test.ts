import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { deskInShop } from './desk-scripts.mjs';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const deskPage = 'server/app/(desk)/[locale]/desk/page_client-reference-manifest.js';
const shopPage = 'server/app/[locale]/about/page_client-reference-manifest.js';
const sound = {
  'build-manifest.json': '{"rootMainFiles":["static/chunks/main.js"],"polyfillFiles":[]}',
  [deskPage]: '"[project]/components/desk/log.tsx":{"chunks":["/_next/static/chunks/desk-1.js"]}',
  [shopPage]: '"[project]/components/link.tsx":{"chunks":["/_next/static/chunks/shop_1.js"]}',
  'static/chunks/main.js': 'start()',
  'static/chunks/desk-1.js': 'rpc("desk_log")',
  'static/chunks/shop_1.js': 'later(["static/chunks/later~1.js"])',
  'static/chunks/later~1.js': 'open("desk")',
};

/** A folder with such files, as a build leaves them. */
function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-scripts-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('accepts pages that load nothing of the desk', () => {
  expect(deskInShop(build(sound))).toEqual([]);
});

test('finds a module of the desk in a page of the shop', () => {
  const needs = '"[project]/lib/desk/log/log-query.ts":{}';
  expect(deskInShop(build({ ...sound, [shopPage]: needs }))).toEqual([
    expect.stringContaining('needs [project]/lib/desk/log/log-query.ts'),
  ]);
});

test.each([
  ['static/chunks/main.js', 'rpc(`desk_move_order`)', 'desk_move_order'],
  ['static/chunks/shop_1.js', "words('deskOrder')", 'deskOrder'],
  ['static/chunks/later~1.js', 'words("deskOrder")', 'deskOrder'],
])('detects the desk’s code in %s, a script of the shop', (name, text, word) => {
  const later = 'later(["static/chunks/later~1.js"])';
  expect(deskInShop(build({ ...sound, [name]: `${text};${later}` }))).toEqual([
    expect.stringMatching(`${name}.*${word}`),
  ]);
});

test('finds a prerendered document of the shop with a script of the desk', () => {
  const html = '<script src="/_next/static/chunks/desk-1.js"></script>';
  expect(deskInShop(build({ ...sound, 'server/app/ar/about.html': html }))).toHaveLength(1);
});

test('rejects a build whose desk is not recognized', () => {
  expect(deskInShop(build({ ...sound, 'static/chunks/desk-1.js': 'a()' }))).toHaveLength(1);
});
