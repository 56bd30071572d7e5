import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A feed on disk, complete or in progress, compressed with gzip. */
export type FeedBuild = {
  /** In milliseconds: changes before this moment are in the feed. */
  startedAt: number;
  /** Milliseconds from start to end; undefined while it is being written. */
  took: () => number | undefined;
  /** Rejects if the catalogue could not be read completely. */
  done: Promise<void>;
  /**
   * The compressed bytes from the beginning; follows a build in progress. Must be read or cancelled. Fails where the
   * build failed, so that no client takes a part for the whole.
   */
  read: () => ReadableStream<Uint8Array<ArrayBuffer>>;
  /** There will be no new readers; the disk space is freed once the present ones have finished. */
  retire: () => void;
};

const pieceBytes = 64 * 1024;

/** Deleted at once: the open file stays readable and leaves nothing behind, however the process ends. */
async function unnamedFile(folder: string): Promise<FileHandle> {
  const name = path.join(folder, `feed-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}

/** Resolves when `notify` is next called. */
function bell() {
  let notify: () => void = () => undefined;
  let rung: Promise<void>;
  const reset = () => {
    rung = new Promise((resolve) => {
      notify = resolve;
    });
  };
  reset();
  return {
    ring: () => {
      notify();
      reset();
    },
    next: () => rung,
  };
}

/**
 * Starts writing a feed, whose size is not limited by memory, and resolves when there is something to read. Rejects if
 * `text` fails before that.
 */
export async function startBuild(
  text: AsyncIterable<string>,
  folder = tmpdir(),
): Promise<FeedBuild> {
  const startedAt = Date.now();
  const file = await unnamedFile(folder);
  const growth = bell();
  let written = 0;
  let readers = 0;
  let isRetired = false;
  let outcome: { took: number } | { error: unknown } | undefined;

  const closeIfUnused = () => {
    if (isRetired && readers === 0 && outcome) void file.close();
  };

  async function write(packed: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const piece of packed) {
      await file.write(piece, 0, piece.byteLength, written);
      written += piece.byteLength;
      growth.ring();
    }
  }

  const settle = (result: typeof outcome) => {
    outcome = result;
    growth.ring();
    closeIfUnused();
  };
  const done = pipeline(text, createGzip(), write).then(
    () => {
      settle({ took: Date.now() - startedAt });
    },
    (error: unknown) => {
      settle({ error });
      throw error;
    },
  );
  // The readers of the feed get the error.
  done.catch(() => undefined);

  function read(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let position = 0;
    let isReading = true;
    readers += 1;
    const leave = () => {
      if (!isReading) return;
      isReading = false;
      readers -= 1;
      closeIfUnused();
    };
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          while (position === written && !outcome) await growth.next();
          if (position < written) {
            const piece = new Uint8Array(Math.min(pieceBytes, written - position));
            const { bytesRead } = await file.read(piece, 0, piece.byteLength, position);
            position += bytesRead;
            controller.enqueue(piece.subarray(0, bytesRead));
            return;
          }
          leave();
          if (outcome && 'error' in outcome) controller.error(outcome.error);
          else controller.close();
        },
        cancel: leave,
      },
      { highWaterMark: 0 },
    );
  }

  const retire = () => {
    isRetired = true;
    closeIfUnused();
  };

  await growth.next();
  if (outcome && 'error' in outcome) {
    retire();
    throw outcome.error;
  }
  return {
    startedAt,
    took: () => (outcome && 'took' in outcome ? outcome.took : undefined),
    done,
    read,
    retire,
  };
}
