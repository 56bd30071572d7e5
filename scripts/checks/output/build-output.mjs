import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const secretNames = ['SUPABASE_SECRET_KEY', 'REVALIDATE_SECRET', 'JWT_SECRET', 'STUDIO_TOKEN'];

/** Texts that must not reach a browser: names and values of secrets, and local paths. */
function forbidden({ root, env }) {
  const values = secretNames.flatMap((name) =>
    env[name] ? [[`the value of ${name}`, env[name]]] : [],
  );
  return [
    ...secretNames.map((name) => [name, name]),
    ...values,
    ['a secret key', 'sb_secret_'],
    ['the folder of the shop', root],
    // A short home folder, e.g. root's in a container, is part of too many words.
    ...(homedir().length > 8 ? [['the home folder', homedir()]] : []),
  ];
}

/** Searches all files that browsers can load; returns an exit code, and prints each forbidden text with its file. */
export function checkBuildOutput(shop) {
  const folder = join(shop.root, shop.distDir, 'static');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  let code = 0;
  for (const [what, text] of forbidden(shop)) {
    const found = files.filter((file) => readFileSync(file).includes(text));
    for (const file of found) {
      console.error(`${file} holds ${what}.`);
      code = 1;
    }
  }
  return code;
}
