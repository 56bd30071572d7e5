import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const binary = /\.(?:webp|avif|jpe?g|png|ico|woff2?|ttf|otf|gz)$/;

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => file !== '' && !binary.test(file));

function textOf(file: string): string {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch (error) {
    // Git still lists a file that was just removed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

const matching = (paths: string[], pattern: RegExp) =>
  paths.filter((file) => pattern.test(textOf(file)));

test('contains no paths of a developer’s machine', () => {
  const escaped = [root.replace(/\/$/, ''), homedir()]
    .filter((path) => path.length > 5)
    .map((path) => path.replaceAll('/', '\\/'));
  const personal = new RegExp(
    [...escaped, '/Users/[a-z]', '/home/[a-z]+/', 'C:\\\\Users\\\\'].join('|'),
  );
  expect(
    matching(files, personal).filter(
      (file) => file !== 'scripts/checks/sources/tracked-files.test.ts',
    ),
  ).toEqual([]);
});

test('uses only logical sides in style sheets', () => {
  const physical =
    /(?:margin|padding|border)-(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:|(?:text-align|float)\s*:\s*(?:left|right)/m;
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(matching(sheets, physical)).toEqual([]);
});

test('contains no secrets', () => {
  // The publishable and secret keys of a Supabase project, and private keys.
  const secret =
    /sb_secret_[A-Za-z0-9_-]{16,}|-----BEGIN (?:RSA |EC )?PRIVATE KEY-----|eyJhbGciOi[\w-]+\.eyJ[\w-]+\.[\w-]{20,}/;
  expect(
    matching(
      files.filter((file) => file !== 'package-lock.json'),
      secret,
    ),
  ).toEqual([]);
});
