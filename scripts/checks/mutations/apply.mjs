import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../lib/files-below.mjs';
import { PlainError } from '../../lib/plain-error.mjs';

const isProduct = (file) => !/\.(?:test|spec)\.|\/(?:tests?|testing)\//.test(file);

const productFiles = (path) =>
  statSync(path).isDirectory() ? filesBelow(path).filter(isProduct) : [path];

/** The one product file that contains the text of a mutation. Throws unless the text occurs exactly once. */
export function fileOf(root, { rule, within, find }) {
  const found = productFiles(join(root, within)).flatMap((file) =>
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
