import { open } from 'node:fs/promises';

type Write = (text: string) => Promise<void>;

/** Calls `work` with a function that writes to a file, or to standard output if `path` is null. */
export async function writingTo<Result>(
  path: string | null,
  /** Of a file that is created. */
  mode: number,
  work: (write: Write) => Promise<Result>,
): Promise<Result> {
  if (path === null) return work(writeToStandardOutput);
  const file = await open(path, 'w', mode);
  try {
    return await work(async (text) => {
      await file.writeFile(text);
    });
  } finally {
    await file.close();
  }
}

function writeToStandardOutput(text: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}
