import sharp from 'sharp';

const loading = new Map<string, Promise<unknown>>();

/**
 * Makes font files known to the text renderer of this process, whatever fonts the machine has.
 * Plain TrueType only: web fonts come out as empty boxes.
 */
export async function loadTypefaces(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const known = loading.get(file);
      if (known) return known;
      const load = sharp({ text: { text: '.', fontfile: file } }).metadata();
      loading.set(file, load);
      // A file that was missing once may be there at the next request.
      load.catch(() => loading.delete(file));
      return load;
    }),
  );
}
