import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, which each begin with the folder's. Throws if the folder does not exist. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
