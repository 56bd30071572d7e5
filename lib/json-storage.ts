/**
 * A value kept as JSON in the browser's storage under `key`. `storage` is asked for at each use: naming it throws where
 * the browser blocks it. Then, and when it is full or holds something else, reading gives null and writing does nothing.
 */
export function jsonStorage(storage: () => Storage, key: string) {
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown),
    write: (value: unknown) => {
      attempt(() => storage().setItem(key, JSON.stringify(value)));
    },
    clear: () => {
      attempt(() => storage().removeItem(key));
    },
  };
}
