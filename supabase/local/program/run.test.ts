import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { layDatabase } from '../testing/fresh-database';
import { removeFolder, temporaryFolder } from '../testing/gateway-process';
import { end, freePort } from '../testing/spawn-gateway';

test('runs the backend alone, prints its address, and ends on a signal', async () => {
  const folder = await temporaryFolder();
  await layDatabase(folder, join('supabase', 'migrations'));
  const port = String(await freePort());
  const child = spawn(process.execPath, ['supabase/local/program/run.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', LOCAL_DIR: folder, BACKEND_PORT: port },
  });
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    expect(line).toBe(`Backend: http://127.0.0.1:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  } finally {
    await end(child);
    await removeFolder(folder);
  }
  expect(child.exitCode).toBe(0);
});
