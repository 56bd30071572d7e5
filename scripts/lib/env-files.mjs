import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const assignment = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/;

/**
 * Environment variables, with those of the `.env` files below them, in the order of Next.js. Next.js reads the files
 * itself; this is for code that runs before packages are installed.
 */
export function readEnvironment(root, mode, environment = process.env) {
  const node = mode === 'dev' ? 'development' : 'production';
  const files = ['.env', `.env.${node}`, '.env.local', `.env.${node}.local`];
  const fromFiles = Object.assign({}, ...files.map((file) => readEnvFile(join(root, file))));
  return { ...fromFiles, ...environment };
}

/** The variables that a file sets; none if it does not exist. */
export function readEnvFile(path) {
  if (!existsSync(path)) return {};
  const pairs = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .map((line) => assignment.exec(line))
    .filter((match) => match !== null)
    .map(([, name, value]) => [name, unquoted(value)]);
  return Object.fromEntries(pairs);
}

function unquoted(value) {
  const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(value);
  return quoted ? quoted[2] : value.replace(/\s+#.*$/, '');
}
