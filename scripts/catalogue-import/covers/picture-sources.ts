import { type StagedRow } from '../row.ts';
import { type CoverFiles } from './cover-folder.ts';
import { addressSource, fileSource, type Source } from './take-picture.ts';

/** What is to be taken for a row; a column of which nothing is to be taken is not there. */
export interface PictureSources {
  cover?: Source;
  /** In their order, with the addresses that stay as they are. */
  pictures?: (Source | string)[];
}

/** Files of the folder are preferred to addresses, of which only foreign ones are to be taken. */
export function pictureSources(
  { image_url, pictures }: StagedRow,
  files: CoverFiles | undefined,
  isForeign: (address: string) => boolean,
): PictureSources {
  const sources: PictureSources = {};
  if (files?.cover !== undefined) sources.cover = fileSource(files.cover);
  else if (image_url && isForeign(image_url)) sources.cover = addressSource(image_url);
  if (files && files.pictures.size > 0)
    sources.pictures = [...files.pictures]
      .toSorted(([one], [two]) => one - two)
      .map(([, file]) => fileSource(file));
  else if (pictures?.some(isForeign))
    sources.pictures = pictures.map((address) =>
      isForeign(address) ? addressSource(address) : address,
    );
  return sources;
}
