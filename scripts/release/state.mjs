import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './replace-file.mjs';

const fileOf = (folder) => join(folder, 'release.json');

/**
 * Which releases there are: `current` serves from the ports of its slot, `previous` served before it.
 * @returns {Promise<{ current?: { name: string, slot: 'a' | 'b' }, previous?: { name: string } }>}
 */
export async function readState(folder) {
  try {
    return JSON.parse(await readFile(fileOf(folder), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

export function writeState(folder, state) {
  return replaceFile(fileOf(folder), `${JSON.stringify(state, null, 2)}\n`);
}
