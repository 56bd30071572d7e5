'use client';

import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

function subscribe(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Whether the browser reports a network connection; true on the server and until hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
