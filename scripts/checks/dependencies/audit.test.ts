import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { advisoriesIn } from './advisories.mjs';

const program = fileURLToPath(new URL('audit.mjs', import.meta.url));
const advisory = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Pages can be poisoned',
  vulnerable_versions: '<999',
};

/** Runs the audit of this project against a registry implemented by `listener`. */
async function audit(listener: RequestListener): Promise<{ code: number; output: string }> {
  const registry = createServer(listener).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  // npm caches advisories by their number.
  const cache = await mkdtemp(join(tmpdir(), 'npm-cache-'));
  const env = {
    ...process.env,
    npm_config_cache: cache,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
  };
  try {
    return await new Promise((resolve) => {
      execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  } finally {
    registry.closeAllConnections();
    registry.close();
    await rm(cache, { recursive: true });
  }
}

/** A registry that knows an advisory about `name`. */
const knowing =
  (name: string, severity: string): RequestListener =>
  (request, response) => {
    if (request.method !== 'POST') return response.writeHead(404).end('{}');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ [name]: [{ ...advisory, severity }] }));
  };

test('fails on a high-severity advisory about a production dependency', async () => {
  const { code, output } = await audit(knowing('next', 'high'));
  expect(output).toContain('next (high): Pages can be poisoned (https://advisories.example/1)');
  expect(code).toBe(1);
});

test('passes with a low-severity advisory', async () => {
  const { code, output } = await audit(knowing('next', 'moderate'));
  expect(output).toContain('No advisory of level high or above');
  expect(code).toBe(0);
});

test('passes, with a notice, if the registry does not support audits', async () => {
  const { code, output } = await audit((_, response) => response.writeHead(405).end());
  expect(output).toContain('Not audited: the registry does not answer audits (405');
  expect(code).toBe(0);
});

test('distinguishes an unreachable registry from a clean report', () => {
  const error = { code: 'ECONNREFUSED', summary: 'request to https://registry.example failed' };
  expect(advisoriesIn(JSON.stringify({ error }))).toEqual({ unavailable: error.summary });
  expect(() => advisoriesIn('{}')).toThrow('something else than a report');
});
