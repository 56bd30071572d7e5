import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOf, keptFolder } from './kept-folder.mjs';

/** Modules locate their assets by their own address, which differs in the compiled program. */
const sourceAddresses = {
  name: 'source-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const address = JSON.stringify(pathToFileURL(path).href);
      const source = await readFile(path, 'utf8');
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', address) };
    });
  },
};

/**
 * PGlite reads its files from its own folder, and OpenTelemetry is loaded only for a collector. All other packages are in
 * the program, because loading their thousand modules takes a quarter of a second.
 */
const external = ['@electric-sql/*', '@opentelemetry/*'];

/** CommonJS packages in the program load Node's own modules with it. */
const requireForPackages = [
  "import { createRequire as requireAt } from 'node:module';",
  'const require = requireAt(import.meta.url);',
].join('\n');

/** The program's entry: starts the backend with all server functions in `functions`, or its database in a worker. */
async function entry(root, functions) {
  const names = (await readdir(functions))
    .filter((name) => existsSync(join(functions, name, 'handler.ts')))
    .sort();
  const load = names.map((name) => {
    const path = JSON.stringify(join(functions, name, 'handler.ts'));
    return `  ${JSON.stringify(name)}: () => import(${path}),`;
  });
  const main = JSON.stringify(join(root, 'supabase', 'local', 'main.ts'));
  return [
    `import { main } from ${main};`,
    'await main({',
    ...load,
    '}, new URL(import.meta.url));',
  ].join('\n');
}

/**
 * Bundles the embedded backend and its server functions into one program, once per state of their sources, and resolves
 * to the arguments with which Node.js runs it. Compiling at startup would double the startup time.
 * @param {string} root The project's folder.
 * @param {string} [functionsFolder] Of the server functions, one folder each.
 * @returns {Promise<string[]>}
 */
export async function backendProgram(root, functionsFolder = join('supabase', 'functions')) {
  const project = resolve(root);
  const functions = resolve(project, functionsFolder);
  const local = join(project, 'supabase', 'local');
  const sources = new Set([
    local,
    // The backend itself imports some of the shop's functions, so they count even if other functions are served.
    join(project, 'supabase', 'functions'),
    functions,
    join(project, 'package-lock.json'),
  ]);
  const folder = await keptFolder(
    // One per folder of functions, so that a test with its own functions does not replace the shop's.
    `backend-with-${relative(project, functions).replaceAll(/\W+/g, '-')}`,
    await digestOf(sources),
    async (draft) => {
      // Imported now: on a fresh clone packages are installed after this file has been loaded.
      const { build, stop } = await import('esbuild');
      await build({
        stdin: { contents: await entry(project, functions), resolveDir: project },
        entryNames: 'main',
        outdir: draft,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        external,
        banner: { js: requireForPackages },
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: true,
        sourcesContent: false,
        plugins: [sourceAddresses],
        logLevel: 'warning',
      });
      await stop();
    },
    project,
  );
  return ['--enable-source-maps', join(folder, 'main.mjs')];
}
