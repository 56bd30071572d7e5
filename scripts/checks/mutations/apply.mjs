import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../lib/plain-error.mjs';

const isProduct = (file) => !/\.(?:test|spec)\.|\/(?:tests?|testing)\//.test(file);

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isProduct);
}

/** The one product file that holds the text of a mutation. Throws unless the text stands exactly once. */
export function fileOf(root, { rule, within, find }) {
  const found = filesBelow(join(root, within)).flatMap((file) =>
    Array(readFileSync(file, 'utf8').split(find).length - 1).fill(file),
  );
  if (found.length !== 1)
    throw new PlainError(`"${rule}": its text stands ${found.length} times below ${within}.`);
  return found[0];
}

/**
 * Writes a mutation into its file, and gives the file and what takes the mutation back. That is done as well when the
 * process ends, whatever ends it short of SIGKILL.
 */
export function applyMutation(root, mutation) {
  const file = fileOf(root, mutation);
  const text = readFileSync(file, 'utf8');
  const putBack = () => {
    process.off('exit', putBack);
    writeFileSync(file, text);
  };
  process.on('exit', putBack);
  writeFileSync(
    file,
    text.replace(mutation.find, () => mutation.replace),
  );
  return { file, putBack };
}
