/** The maximum number of rows that the shop checks at once. */
export const longestList = 500;

/** The maximum size of an uploaded list in bytes: the maximum number of rows of the widest courier export. */
export const largestFile = 512 * 1024;
