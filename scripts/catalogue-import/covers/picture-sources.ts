import { type StagedRow } from '../row.ts';
import { type CoverFiles } from './cover-folder.ts';
import { addressSource, fileSource, type Source } from './take-picture.ts';

/** The pictures to store for a row; columns without any are absent. */
export interface PictureSources {
  cover?: Source;
  /** In their order, with the addresses that stay as they are. */
  pictures?: (Source | string)[];
}

/** Files of the folder take precedence over addresses, of which only external ones are fetched. */
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
