// `node scripts/screenshots/compare.mjs before after [percent]`: compares two folders of screenshots image by image.
// Lists images of which more than `percent` of the pixels differ (default 0.1), those with another size, and those that
// are in one folder only. Exits with 1 if there is any.
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { PlainError } from '../lib/plain-error.mjs';
import { explained } from '../lib/run-until-stopped.mjs';

const pictureTypes = new Set(['.png', '.webp', '.jpg', '.jpeg']);
/** Of 255: smaller differences are caused by compression and antialiasing. */
const leastDifference = 24;
const usualPercent = 0.1;

async function picturesIn(folder) {
  const files = await readdir(folder, { recursive: true }).catch(() => undefined);
  if (!files) throw new PlainError(`There is no folder ${folder}.`);
  return new Set(files.filter((file) => pictureTypes.has(extname(file).toLowerCase())));
}

const pixelsOf = (file) =>
  sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The percentage of pixels that differ visibly in at least one colour; undefined if the sizes differ. */
async function differingPercent(one, other) {
  const [before, after] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height, channels } = before.info;
  if (after.info.width !== width || after.info.height !== height) return undefined;
  let differing = 0;
  for (let pixel = 0; pixel < before.data.length; pixel += channels) {
    for (let colour = pixel; colour < pixel + channels; colour += 1) {
      if (Math.abs(before.data[colour] - after.data[colour]) > leastDifference) {
        differing += 1;
        break;
      }
    }
  }
  return (100 * differing) / (width * height);
}

async function verdictOn(file, folders, pictures, mostPercent) {
  const lacking = folders.find((_, place) => !pictures[place].has(file));
  if (lacking) return `not in ${lacking}`;
  const percent = await differingPercent(...folders.map((folder) => join(folder, file)));
  if (percent === undefined) return 'another size';
  return percent > mostPercent ? `${percent.toFixed(2)} %` : undefined;
}

async function compare([before, after, percent = String(usualPercent)]) {
  const mostPercent = Number(percent);
  if (!before || !after || !(mostPercent >= 0))
    throw new PlainError('Two folders are needed, and at most a percentage after them.');
  const folders = [before, after];
  const pictures = await Promise.all(folders.map(picturesIn));
  const files = [...new Set(pictures.flatMap((names) => [...names]))].sort();
  let differing = 0;
  for (const file of files) {
    const verdict = await verdictOn(file, folders, pictures, mostPercent);
    if (!verdict) continue;
    differing += 1;
    console.log(`${verdict.padStart(14)}  ${file}`);
  }
  console.log(`${differing} of ${files.length} pictures differ.`);
  return differing === 0 ? 0 : 1;
}

try {
  process.exitCode = await compare(process.argv.slice(2));
} catch (error) {
  process.exitCode = explained(error);
}
