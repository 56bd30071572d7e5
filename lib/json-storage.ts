/**
 * A JSON value in the browser's storage under `key`. `storage` is a function because accessing it throws if the browser
 * blocks storage. In that case, and if storage is full or contains invalid data, reading returns null and writing does
 * nothing.
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
