import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and where its markup is taken over, true from then on. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
