// Covers are 600 pixels wide; each of these is a width that next.config lets the image optimizer make.
const widths = [176, 240, 360, 480, 640];

/** The folder whose pictures the optimizer takes, each in this one spelling: see `images` of next.config. */
const cover = /^\/websites\/shop\/covers\/[^/?#%.\\][^/?#%\\]*$/;

const optimized = (path: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=75`;

/** The address of a cover in one width, for where it is always shown in the same size. */
export const coverAt = (imageUrl: string, width: number) =>
  cover.test(imageUrl) ? optimized(imageUrl, width) : imageUrl;

/**
 * The addresses of a cover in every useful width, as `next/image` writes them. Written here because its component is
 * 5 KiB of script, and its attributes would be a fifth of a list's hydration data. Pictures from elsewhere are taken as they
 * are.
 */
export function coverSource(imageUrl: string): { src: string; srcSet?: string } {
  if (!cover.test(imageUrl)) return { src: imageUrl };
  return {
    src: optimized(imageUrl, 360),
    srcSet: widths.map((width) => `${optimized(imageUrl, width)} ${width}w`).join(', '),
  };
}
