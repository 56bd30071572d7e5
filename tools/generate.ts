import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brandFiles, brandFolder, iconFolder } from './brand/brand.ts';
import { coverFiles, coverFolder } from './covers/covers.ts';
import type { GeneratedFile } from './generated-file.ts';
import { pageImages } from './pages/pages.ts';
import { pagesFolder } from './pages/selection.ts';
import { catalogueFiles } from './sample-catalogue/catalogue.ts';

interface Generator {
  readonly files: () => GeneratedFile[] | Promise<GeneratedFile[]>;
  /** Folders that hold nothing but what it makes. */
  readonly owns: readonly string[];
}

const generators: Readonly<Record<string, Generator>> = {
  catalogue: { files: catalogueFiles, owns: [] },
  covers: { files: coverFiles, owns: [coverFolder] },
  pages: { files: pageImages, owns: [pagesFolder] },
  brand: { files: brandFiles, owns: [brandFolder, iconFolder] },
};

const repository = fileURLToPath(new URL('..', import.meta.url));
const inRepository = (file: string) => path.join(repository, file);

async function committed(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(inRepository(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A cover that `npm run catalogue:import` has stored: a sku, a digest. */
const importedCover = /^[A-Z0-9-]+\.[0-9a-f]{12}\.webp$/;

async function filesIn(folders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    await mkdir(inRepository(folder), { recursive: true });
    for (const name of await readdir(inRepository(folder)))
      if (!importedCover.test(name)) found.push(`${folder}/${name}`);
  }
  return found;
}

/** Makes the files of one generator and compares them with what lies in the repository. */
async function differences({ files, owns }: Generator) {
  const made = await files();
  const changed: GeneratedFile[] = [];
  for (const file of made)
    if (!(await committed(file.path))?.equals(Buffer.from(file.content))) changed.push(file);
  const wanted = new Set(made.map((file) => file.path));
  const strays = (await filesIn(owns)).filter((file) => !wanted.has(file));
  return { made, changed, strays };
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

for (const name of positionals.length > 0 ? positionals : Object.keys(generators)) {
  const generator = generators[name];
  if (!generator) throw new Error(`There is no generator "${name}".`);
  const { made, changed, strays } = await differences(generator);
  for (const { path: file, content } of changed) {
    if (values.check) console.error(`✗ ${file} is not what the generator makes.`);
    else await writeFile(inRepository(file), content);
  }
  for (const file of strays) {
    if (values.check) console.error(`✗ ${file} is made by no generator.`);
    else await rm(inRepository(file));
  }
  if (values.check && changed.length + strays.length > 0) process.exitCode = 1;
  const done = values.check ? 'differ' : 'written';
  console.log(
    `${name}: ${made.length} files, ${changed.length} ${done}, ${strays.length} ${values.check ? 'strays' : 'removed'}.`,
  );
}
