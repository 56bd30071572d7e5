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

/** The one product file that contains the text of a mutation. Throws unless the text occurs exactly once. */
export function fileOf(root, { rule, within, find }) {
  const found = filesBelow(join(root, within)).flatMap((file) =>
    Array(readFileSync(file, 'utf8').split(find).length - 1).fill(file),
  );
  if (found.length !== 1)
    throw new PlainError(`"${rule}": its text stands ${found.length} times below ${within}.`);
  return found[0];
}

/**
 * Applies a mutation to its file, and returns the file and a function that restores it. The file is also restored when
 * the process exits, unless it is killed.
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
