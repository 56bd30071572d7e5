import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { buildShop, nextProgram } from './shop-build.mjs';

const root = mkdtempSync(join(tmpdir(), 'zad-build-'));
const seen = join(root, 'seen.json');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Builds with a compiler that stores its variables. Returns them, or null if nothing was built. */
async function build() {
  rmSync(seen, { force: true });
  write(nextProgram, `require('node:fs').writeFileSync('seen.json', JSON.stringify(process.env))`);
  const { signal } = new AbortController();
  await buildShop({ root, distDir: '.next', environment: {}, signal, report: () => undefined });
  if (!existsSync(seen)) return null;
  return JSON.parse(readFileSync(seen, 'utf8')) as Record<string, string>;
}

test('builds again only after a change, and keeps the compiler’s cache from the second build on', async () => {
  write('app/page.tsx', 'export default 1');
  const first = await build();
  expect(first).toMatchObject({ BUILD_CACHE: '0', NODE_ENV: 'production' });
  expect(await build()).toBeNull();
  write('app/page.tsx', 'export default 2');
  const second = await build();
  expect(second).toMatchObject({ BUILD_CACHE: '1' });
  expect(second?.BUILD_DIGEST).not.toBe(first?.BUILD_DIGEST);
});
