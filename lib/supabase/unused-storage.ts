/**
 * In browsers, `next.config.mjs` resolves `@supabase/storage-js` to this file: the shop loads public pictures by their
 * address, but supabase-js creates a client for stored files.
 */
export class StorageClient {
  from(): never {
    throw new Error('The shop does not use stored files: see next.config.mjs.');
  }
}

/** Exported again by supabase-js. */
export class StorageApiError extends Error {}
