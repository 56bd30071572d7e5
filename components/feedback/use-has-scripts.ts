import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and until hydration, then true. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
