import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type AnswerStore = {
  /** The last value written under the key; undefined if there is none or it is unreadable. */
  read: (key: string) => Promise<unknown>;
  /** Resolves when the value is completely on disk. Rejects if the folder is not writable. */
  write: (key: string, answer: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

const block = 4096;

async function filesIn(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const found = names.map(async (name) => {
    const file = path.join(folder, name);
    const status = await stat(file).catch(() => null);
    if (!status?.isFile()) return [];
    return [{ file, bytes: Math.ceil(status.size / block) * block, writtenAt: status.mtimeMs }];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Stores responses as JSON files in a folder that is kept below about `maximumBytes` by deleting the oldest. Several
 * processes may share the folder.
 */
export function answerStore(folder: string, maximumBytes: number): AnswerStore {
  let unswept = Infinity;
  let isSweeping = false;

  function fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(folder, name.slice(0, 2), `${name.slice(2)}.json`);
  }

  async function sweep(): Promise<void> {
    const files = (await filesIn(folder)).sort((a, b) => a.writtenAt - b.writtenAt);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (bytes <= maximumBytes) return;
      await rm(file.file, { force: true });
      bytes -= file.bytes;
    }
  }

  /**
   * Listing all files is expensive, so this runs at the start and after each eighth of the maximum has been written.
   */
  function sweepSometimes(): void {
    if (isSweeping || unswept < maximumBytes / 8) return;
    unswept = 0;
    isSweeping = true;
    void sweep()
      .catch(() => undefined)
      .finally(() => {
        isSweeping = false;
        sweepSometimes();
      });
  }

  return {
    read: async (key) => {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    write: async (key, answer) => {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      const text = JSON.stringify(answer);
      // Readers, also after a crash, see either the old or the new file.
      await writeFile(draft, text).catch(async () => {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(draft, text);
      });
      await rename(draft, file);
      unswept += Math.max(Buffer.byteLength(text), block);
      sweepSometimes();
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
