// Covers are 600 pixels wide; each of these is a width that next.config lets the image optimizer make.
const widths = [176, 240, 360, 480, 640];

const optimized = (path: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=75`;

/** The address of a cover in one width, for where it is always shown in the same size. */
export const coverAt = (imageUrl: string, width: number) =>
  imageUrl.startsWith('/') ? optimized(imageUrl, width) : imageUrl;

/**
 * The addresses of a cover in every useful width, as `next/image` writes them. Written here because its component is
 * 5 KiB of script, and its attributes would be a fifth of a list's hydration data. Covers that the shop does not host
 * itself are taken as they are.
 */
export function coverSource(imageUrl: string): { src: string; srcSet?: string } {
  if (!imageUrl.startsWith('/')) return { src: imageUrl };
  return {
    src: optimized(imageUrl, 360),
    srcSet: widths.map((width) => `${optimized(imageUrl, width)} ${width}w`).join(', '),
  };
}
