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

/**
 * Applies a mutation to the one file that contains its text, and resolves to the file and a function that restores it.
 * The text is also restored when the process exits, unless it is killed. Throws unless the text occurs exactly once.
 */
export function applyMutation(root, { rule, within, find, replace }) {
  const found = filesBelow(join(root, within)).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Array(text.split(find).length - 1).fill({ file, text });
  });
  if (found.length !== 1)
    throw new PlainError(`"${rule}": its text stands ${found.length} times below ${within}.`);
  const [{ file, text }] = found;
  const putBack = () => {
    process.off('exit', putBack);
    writeFileSync(file, text);
  };
  process.on('exit', putBack);
  writeFileSync(
    file,
    text.replace(find, () => replace),
  );
  return { file, putBack };
}
