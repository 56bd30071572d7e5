import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const sources = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && !/\.test\.tsx?$|^public\/|\/testing\//.test(file));

/** Variable names have several words: in a file that reads variables, anything spelled like one counts as one. */
const readsVariables =
  /process\.env|\benv(?:ironment)?\.[A-Z]|\benvironment\b|\bEnvironment\b|\b(?:env|setting)\(/;
const variableLike = /(?<![\w-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g;

/**
 * Spelled like a variable, but not settings of the shop: other programs' variables, the tests' own, and other names.
 */
const others = new Set([
  ...[
    'NODE_ENV',
    'NEXT_PHASE',
    'NEXT_RUNTIME',
    'PHASE_PRODUCTION_SERVER',
    'NEXT_TELEMETRY_DISABLED',
    'LITE_TELEMETRY',
    'OTEL_BSP_SCHEDULE_DELAY',
    'NEXT_OTEL_FETCH_DISABLED',
    'DO_NOT_TRACK',
    'NO_COLOR',
  ],
  ...[
    'DENO_DIR',
    'DENO_NO_UPDATE_CHECK',
    'DEBIAN_FRONTEND',
    ...['TEST_RESULTS', 'TEST_TIER'],
    'JEST_WORKER_ID',
  ],
  ...['BROTLI_PARAM_QUALITY', 'APP_PAGE', 'APP_ROUTE'],
  ...['STACK_CONTROL_URL', 'STACK_LOCAL_DIR', 'STUDIO_TOKEN', 'EMPTY_APP'],
  ...['NEXT_PUBLIC', 'DISPLAY_MODE', 'X_OK'],
]);

const documented = [
  ...textOf('docs/configuration.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` /gm),
].flatMap(([, name = '']) => name);

function existing(file: string): string {
  try {
    return textOf(file);
  } catch (error) {
    // Git still lists a file that was just removed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

const texts = sources.map(existing);

test('documents every variable that the code reads', () => {
  const read = texts
    .filter((text) => readsVariables.test(text))
    .flatMap((text) => text.match(variableLike) ?? []);
  expect(read.length).toBeGreaterThan(100);
  const unknown = new Set(read.filter((name) => !documented.includes(name) && !others.has(name)));
  expect([...unknown].sort()).toEqual([]);
});

test('documents only variables that exist, each once', () => {
  const code = [...texts, textOf('supabase/config.toml')].join('\n');
  expect(documented.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  expect(documented.filter((name, place) => documented.indexOf(name) !== place)).toEqual([]);
});

test('lists no other variables in the example file', () => {
  const named = [...textOf('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)];
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.flatMap(([, name = '']) => name).filter((name) => !documented.includes(name)),
  ).toEqual([]);
});
