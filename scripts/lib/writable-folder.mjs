import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';

/** Makes sure that `folder` exists and is writable. Throws an explanation otherwise. */
export async function checkWritable(folder) {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new PlainError(
      `The folder ${folder} cannot be written to (${error.code}). Give yourself the right to write there, or move the shop to another folder.`,
    );
  }
}
