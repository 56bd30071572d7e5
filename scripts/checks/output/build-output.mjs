import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { compileHint } from '../../lib/compile-hints.mjs';
import { filesBelow } from '../../lib/files-below.mjs';
import { deskInShop } from './desk-scripts.mjs';

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

/** Checks the files that browsers can load; prints what should not be there, and returns an exit code. */
export function checkBuildOutput(shop) {
  const found = [
    ...forbiddenTexts(shop),
    ...scriptsWithoutHint(shop),
    ...deskInShop(join(shop.root, shop.distDir)),
  ];
  for (const line of found) console.error(line);
  return found.length > 0 ? 1 : 0;
}

const staticFiles = ({ root, distDir }) => filesBelow(join(root, distDir, 'static'));

/** Each forbidden text with its file. */
function forbiddenTexts(shop) {
  const files = staticFiles(shop);
  return forbidden(shop).flatMap(([what, text]) =>
    files
      .filter((file) => readFileSync(file).includes(text))
      .map((file) => `${file} holds ${what}.`),
  );
}

/** Scripts that browsers compile function by function, e.g. because Next.js writes their digests in another way. */
const scriptsWithoutHint = (shop) =>
  staticFiles(shop)
    .filter((file) => /\bchunks\b.+\.js$/.test(file))
    .filter((file) => !readFileSync(file, 'utf8').startsWith(compileHint))
    .map((file) => `${file} has no compile hint.`);
