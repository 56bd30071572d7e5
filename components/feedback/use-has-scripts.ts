import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in what the server renders and until the page's scripts run, then true. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
