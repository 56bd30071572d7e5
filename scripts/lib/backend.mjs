import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { randomBytes } from 'node:crypto';
import { backendProgram } from '../../supabase/local/program/backend-program.mjs';
import { startNode } from './child.mjs';
import { sandboxAddresses } from './payment-addresses.mjs';
import { superviseFromStart } from './supervisor.mjs';

/** The backend's exit code for failures that a restart cannot fix, see `supabase/local/parent-process.ts`. */
const refusedExitCode = 78;

/**
 * Starts and supervises the embedded backend. Resolves when it serves, with the variables that the shop needs. Rejects
 * with a `PlainError` if it cannot be started.
 */
export async function startBackend({
  root,
  shopPort,
  backendPort,
  localDir,
  environment,
  report,
  signal,
}) {
  const url = `http://127.0.0.1:${backendPort}`;
  const studioToken = randomBytes(24).toString('base64url');
  const env = {
    ...environment,
    SHOP_PORT: String(shopPort),
    BACKEND_PORT: String(backendPort),
    LOCAL_DIR: localDir,
    STUDIO_TOKEN: studioToken,
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
  };

  const program = await backendProgram(root, environment.FUNCTIONS_DIR);
  const supervisor = await superviseFromStart({
    name: 'The backend',
    signal,
    report,
    start: () => startGateway(program, { cwd: root, env }, report),
    isHealthy: async () =>
      (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).ok,
    shouldRetry: ({ code }) => code !== refusedExitCode,
  });
  return {
    ended: supervisor.ended,
    stop: supervisor.stop,
    mailboxUrl: `${url}/mailbox`,
    studioUrl: `${url}/studio#token=${studioToken}`,
    variables: {
      ...variablesFor(url, resolve(root, localDir)),
      ...sandboxAddresses(url, environment),
    },
  };
}

function startGateway(program, options, report) {
  const child = startNode(program, { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.ready = new Promise((ready) => {
    child.on('message', (message) => {
      if (message.kind === 'ready') ready();
      else if (message.kind === 'refused') child.reason = message.text;
      else report(message.text);
    });
  });
  return child;
}

function variablesFor(url, localDir) {
  const keys = JSON.parse(readFileSync(join(localDir, 'keys.json'), 'utf8'));
  return {
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    REVALIDATE_SECRET: keys.revalidateSecret,
  };
}
