import { join, resolve } from 'node:path';
import { digestOf, keptFolder } from '../../../local/program/kept-folder.mjs';

const functions = join('supabase', 'functions');

/**
 * Runs in the process: calls the handler on request, and reports the result. Requests to anything
 * except the project are aborted after `PATIENCE_MS`, because the time limits of production are too long for a test.
 */
const entry = (handler: string) => `
import { handler } from ${JSON.stringify(handler)};
const { SUPABASE_URL: own, RECONCILE_SECRET: secret, PATIENCE_MS: patience } = process.env;
const deps = {
  env: (name) => process.env[name],
  fetch: (input, init = {}) => {
    if (String(input).startsWith(own + '/rest/')) return fetch(input, init);
    const given = [init.signal, AbortSignal.timeout(Number(patience))].filter(Boolean);
    return fetch(input, { ...init, signal: AbortSignal.any(given) });
  },
};
process.on('message', async () => {
  const request = new Request(own, {
    method: 'POST',
    headers: { authorization: 'Bearer ' + secret, 'content-type': 'application/json' },
    body: '{}',
  });
  const answer = await handler(request, deps);
  process.send({ status: answer.status, body: await answer.json() });
});
process.on('disconnect', () => process.exit());
process.send('ready');
`;

/** Bundles one server function into a separate program, once per state of its sources; returns its path. */
export async function functionProgram(name: string): Promise<string> {
  const folder = await keptFolder(
    `killed-${name}`,
    await digestOf([functions, join('supabase', 'tests', 'killed-functions')]),
    async (draft) => {
      const { build, stop } = await import('esbuild');
      await build({
        stdin: { contents: entry(resolve(functions, name, 'handler.ts')), resolveDir: resolve() },
        outfile: join(draft, 'main.mjs'),
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        logLevel: 'warning',
      });
      await stop();
    },
  );
  return join(folder, 'main.mjs');
}
