import { z } from 'zod';

export const mostPictures = 12;

export const imageUrl = z
  .string()
  .regex(/^(?:https:\/\/|\/)[^\s"<>]{1,490}$/, 'must begin with https:// or /, without spaces');

const separator = ';';

/** Addresses with semicolons between them. */
export const pictures = z
  .string()
  .transform((text) =>
    text
      .split(separator)
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  )
  .pipe(z.array(imageUrl).max(mostPictures, `holds more than ${String(mostPictures)} addresses`))
  // A cell of separators is an empty one.
  .transform((addresses) => (addresses.length > 0 ? addresses : null));

/** The reverse of `pictures`. */
export function picturesCell(addresses: readonly string[]): string {
  return addresses.join(separator);
}
