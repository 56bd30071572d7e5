import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';

/** Replaces a file at once: readers, also after a crash, see the old or the new text. */
export async function replaceFile(path, text) {
  await replace(path, (draft) => writeFile(draft, text));
}

/** Points a link to another folder, likewise. */
export async function replaceLink(path, target) {
  await replace(path, (draft) => symlink(relative(dirname(path), target), draft));
}

async function replace(path, create) {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await create(draft);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
