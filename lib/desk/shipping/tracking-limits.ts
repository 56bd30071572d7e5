/** As many rows as the shop checks at once. */
export const longestList = 500;

/** Bytes of an uploaded list: that many rows of a courier's widest export. */
export const largestFile = 512 * 1024;
