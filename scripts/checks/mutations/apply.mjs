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
 * Writes a mutation into the one file that holds its text, and resolves to the file and what takes it back. The text is
 * put back when the process ends as well, whatever ends it short of SIGKILL. Throws unless the text stands exactly once.
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
