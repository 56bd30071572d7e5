import sharp from 'sharp';

const loading = new Map<string, Promise<unknown>>();

/**
 * Registers font files with the text renderer of this process, independently of the machine's fonts. Only plain
 * TrueType works: web fonts are drawn as empty boxes.
 */
export async function loadTypefaces(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const known = loading.get(file);
      if (known) return known;
      const load = sharp({ text: { text: '.', fontfile: file } }).metadata();
      loading.set(file, load);
      // A missing file may exist at the next request.
      load.catch(() => loading.delete(file));
      return load;
    }),
  );
}
