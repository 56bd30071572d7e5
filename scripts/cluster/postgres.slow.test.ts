import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import postgres from 'postgres';
import { checkPortFree } from '../lib/ports.mjs';
import { freePort, isPortFree } from '../lib/testing/free-ports.ts';
import { startPostgres } from './postgres.mjs';

const port = await freePort();
const report = () => undefined;

/** Resolves once the port is free. */
async function isFreed(): Promise<boolean> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
    if (await isPortFree(port)) return true;
    await sleep(100);
  }
  return false;
}

test('serves as soon as it is reported ready, and leaves nothing behind', async () => {
  const server = await startPostgres(port, { report });
  const sql = postgres(server.url('postgres'), { max: 1 });
  const [row] = await sql`show data_directory`;
  const folder = String(row?.['data_directory']);
  expect(existsSync(folder)).toBe(true);
  await sql.end();
  await server.stop();
  expect(existsSync(folder)).toBe(false);
  expect(await isFreed()).toBe(true);
});

test('ends with the process that started it, even if that is killed', async () => {
  const program = `
    import { startPostgres } from './scripts/cluster/postgres.mjs';
    await startPostgres(${port});
    console.log('It serves.');
    setInterval(() => undefined, 1_000);
  `;
  // A killed process cannot clean up. The server's own user needs access to the folder.
  const temporary = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  chmodSync(temporary, 0o755);
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  });
  const [said] = (await once(starter.stdout, 'data')) as [Buffer];
  expect(String(said)).toContain('It serves.');
  await expect(checkPortFree(port, 'TEST_CLUSTER_PORT')).rejects.toThrow('in use');
  starter.kill('SIGKILL');
  expect(await isFreed()).toBe(true);
  rmSync(temporary, { recursive: true, maxRetries: 5 });
});
