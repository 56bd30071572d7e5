/* The widths in which pictures are served, in pixels: only those in which they are shown, as every other one would be
   another copy on disk. */

export const deviceSizes = [360, 480, 640];
export const imageSizes = [176, 240];

/** Of every resized picture, out of 100. */
export const quality = 75;
